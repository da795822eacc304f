import type { FastifyInstance } from 'fastify';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { commandOf } from '../../judging/log/command.ts';
import { aCommand, aTop, outcomes } from '../../judging/testing.ts';
import { aProfile, aUser, callApp, type TestUser } from '../../testing.ts';
import { aHallOf, sendNow } from './testing.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* People delete their account in the cloud while the hall, which still knows them, goes on sending. */

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let url: string;
let competition: TestCompetition;
let judge: TestUser;
let parent: TestUser;
let child: string;

beforeAll(() => {
  ({ hall, url } = servers);
});

beforeEach(async () => {
  competition = await aCompetition(cloud.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  parent = await aUser(cloud.db, { firstName: 'Petra', lastName: 'Parent' });
  child = await aProfile(cloud.db, { firstName: 'Kim', lastName: 'Kid', parentId: parent.profile });
  await anEntry(cloud.db, competition, { profileId: child });
  const owner = await aUser(hall.db);
  await aHallOf(cloud.app, { url, competition: competition.id, owner: owner.email }, hall);
  judge = await aMember(hall.db, competition, 'JUDGE');
  await sendNow(hall, competition.id);
}, 60_000);

const tap = async () => {
  const command = aCommand({ route: competition.routes[0], competitor: child, attempts: [aTop] });
  const commands = [commandOf(command, judge.profile, null)];
  return outcomes(await hall.commands.submit(competition.id, { kind: 'commands', mode: 'hold', commands }));
};
const inCloud = async (table: string) =>
  JSON.stringify(await cloud.db.rows({ name: `test.all.${table}`, text: `select * from ${table}` }, []));
const leave = async () => (await cloud.call('DELETE', '/profiles/me', { as: parent })).statusCode;

it('brings back no name of a person, their parent or guardian, and goes on', async () => {
  expect(await leave()).toBe(204);
  await hall.db.kysely
    .updateTable('registration')
    .set({
      firstName: 'Kim',
      lastName: 'Kid',
      listedEmail: 'kid@example.org',
      waiverAt: new Date(),
      waiverSigner: 'GUARDIAN',
      waiverName: 'Gerda Guard',
    })
    .where('profileId', '=', child)
    .execute();
  expect(await tap()).toEqual(['APPLIED']);
  await sendNow(hall, competition.id);
  const kept = `${await inCloud('profile')}${await inCloud('registration')}${await inCloud('audit')}`;
  for (const name of ['Kim', 'Kid', 'Petra', 'Gerda', 'kid@example.org']) expect(kept).not.toContain(name);
  const { rows } = (await callApp(cloud.app, 'GET', `/competitions/${competition.id}/leaderboard`)).json<{
    rows: { scoreText: string }[];
  }>();
  expect(rows).toHaveLength(1);
});

it('brings back no name that an organiser in the hall typed over theirs', async () => {
  expect(await leave()).toBe(204);
  const owner = await aMember(hall.db, competition, 'STAFF');
  const body = { firstName: 'Kimberly', lastName: 'Kidd' };
  const path = `/competitions/${competition.id}/entries/${child}`;
  expect((await callApp(hall, 'PATCH', path, { as: owner, body })).statusCode).toBe(200);
  await sendNow(hall, competition.id);
  const kept = await inCloud('audit');
  expect(kept).toContain('entry.changed');
  for (const name of ['Kimberly', 'Kidd']) expect(kept).not.toContain(name);
});

it('takes nobody out of what the hall has, so that no place becomes free here', async () => {
  expect(await leave()).toBe(204);
  const entries = await cloud.db.kysely
    .selectFrom('entry')
    .select('profileId')
    .where('competitionId', '=', competition.id)
    .execute();
  expect(entries).toEqual([{ profileId: child }]);
});

it('refuses what does not fit in a sentence, and heals by all of it', async () => {
  for (const table of ['entry', 'registration'] as const)
    await cloud.db.kysely.deleteFrom(table).where('competitionId', '=', competition.id).execute();
  expect(await tap()).toEqual(['APPLIED']);
  await expect(sendNow(hall, competition.id)).rejects.toThrow(/do not fit.*All of it is sent again/);
  await sendNow(hall, competition.id);
  expect(await inCloud('result')).toContain(competition.routes[0]);
});
