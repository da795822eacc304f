import { setTimeout as sleep } from 'node:timers/promises';
import type { Competition, Leaderboard } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { commandOf } from '../../judging/log/command.ts';
import { aCommand, aTop, outcomes } from '../../judging/testing.ts';
import { openTestDatabase } from '../../platform/db/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestUser } from '../../testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { aTeam } from '../../entering/teams/testing.ts';
import type { Row } from '../move/file-rows.ts';
import type { MovedTable } from '../move/tables.ts';
import { aServer } from '../move/testing.ts';
import { ask, CloudFault } from './cloud.ts';
import { handBack } from './hand-back.ts';
import { makeToken, revokeToken } from './hall-token.ts';
import { listenForHalls } from './listen-for-halls.ts';
import { mirroredTables } from './mirrored.ts';
import { takeDown } from './take-down.ts';
import { aHallOf, aLine, cloudOfHall, mirrorOf, rowsOf, sendNow, type TestLine } from './testing.ts';
import { changesHands, type UniqueValue } from './unique-values.ts';
import { park, setColumns } from './write-rows.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let other: FastifyInstance;
let line: TestLine;
let url: string;
let competition: TestCompetition;
let climber: string;
let judge: TestUser;

beforeAll(async () => {
  ({ hall, url } = servers);
  other = await aServer(await openTestDatabase());
  line = await aLine(url);
}, 120_000);
afterAll(async () => {
  line.close();
  await other.close();
  await other.db.close();
});

beforeEach(async () => {
  line.mend();
  competition = await aCompetition(cloud.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  climber = (await anEntry(cloud.db, competition)).profile;
  const owner = await aUser(hall.db);
  await aHallOf(cloud.app, { url: line.url, competition: competition.id, owner: owner.email }, hall);
  judge = await aMember(hall.db, competition, 'JUDGE');
}, 60_000);

const tap = async (place: 0 | 1 | 2 = 0) => {
  const command = aCommand({ route: competition.routes[place], competitor: climber, attempts: [aTop] });
  const commands = [commandOf(command, judge.profile, null)];
  return outcomes(await hall.commands.submit(competition.id, { kind: 'commands', mode: 'hold', commands }));
};

const sent = () => sendNow(hall, competition.id);
const same = async () =>
  expect(await rowsOf(cloud.app, competition.id)).toEqual(await rowsOf(hall, competition.id));
const board = async () =>
  (await cloud.call('GET', `/competitions/${competition.id}/leaderboard`)).json<Leaderboard>();

it('carries a tap to the board of the cloud', async () => {
  expect(await tap()).toEqual(['APPLIED']);
  await sent();
  await same();
  for (let tries = 0; (await board()).rows[0]?.scoreText === '' && tries < 100; tries += 1) await sleep(50);
  expect((await board()).rows[0]?.scoreText).not.toBe('');
});

it('sends what came while the line was down, once, in one batch', async () => {
  await sent();
  line.cut();
  for (const place of [0, 1, 2] as const) await tap(place);
  await expect(sent()).rejects.toThrow(/cannot be reached/);
  line.mend();
  expect(await sent()).toMatchObject({ position: 2 });
  await same();
});

it('applies nothing twice when an answer is lost', async () => {
  await sent();
  await tap();
  line.loseAnswers();
  await expect(sent()).rejects.toThrow(CloudFault);
  line.mend();
  await tap(1);
  await sent();
  await same();
});

it.each([
  [
    'the hall',
    () =>
      hall.db.kysely
        .updateTable('mirror')
        .set({ position: 0, base: '3' })
        .where('competitionId', '=', competition.id)
        .execute(),
  ],
  [
    'the cloud',
    () =>
      cloud.db.kysely
        .updateTable('hall')
        .set({ position: 0, batchId: null })
        .where('competitionId', '=', competition.id)
        .execute(),
  ],
])('sends all of it once %s went back', async (_who, goesBack: () => Promise<unknown>) => {
  await tap();
  await sent();
  await tap(1);
  await sent();
  await goesBack();
  await cloud.db.kysely.deleteFrom('result').where('competitionId', '=', competition.id).execute();
  await sent();
  await same();
});

/** Two of whatever has something that must be unique. */
async function twoOfEach(): Promise<void> {
  await aFinal(hall.db, competition);
  for (const name of ['One', 'Two']) {
    const { code, profile, entry } = await aTicket(hall.db, competition);
    await aTeam(hall.db, competition);
    const values = [competition.id, profile, entry, newId(), competition.routes[0], name, code];
    for (const text of [
      'update registration set competitor_number = upper($6) where competition_id = $1 and profile_id = $2',
      'update ticket set code = $7 where competition_id = $1 and profile_id = $2',
      "insert into wave values ($1, $4, $6, now(), now() + interval '1 hour', null)",
      `insert into dispute (competition_id, id, competitor_id, entry_id, route_id, kind, before)
        values ($1, $4, $2, $3, $5, 'APPEAL', '[]')`,
    ]) {
      const all = `with given as (select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::text, $7::text) ${text}`;
      await hall.db.rows({ name: `test.two.${text.slice(0, 20)}`, text: all }, values);
    }
  }
}

/** Gives a row what another one has, and the other way round. */
const exchange = (table: MovedTable, { columns, ...value }: UniqueValue) =>
  hall.db.transaction(async (tx) => {
    const all = table === 'ticket' ? [...columns, 'code'] : columns;
    await tx.rows({ name: 'test.defer', text: 'set constraints entry_category deferred' }, []);
    const text = `select row_to_json(t)::text as row from ${table} t where competition_id = $1 order by ${value.column} limit 2`;
    const found = await tx.rows<{ row: string }>({ name: `test.two_of.${table}.${value.column}`, text }, [
      competition.id,
    ]);
    const [one, other] = found.map(({ row }) => JSON.parse(row) as Row);
    const given = (row: Row | undefined, from: Row | undefined): Row => ({
      ...row,
      ...Object.fromEntries(all.map((column) => [column, from?.[column]])),
    });
    const rows = [given(one, other), given(other, one)];
    expect(rows).not.toEqual([one, other]);
    await park(tx, table, rows, { columns, ...value });
    await setColumns(tx, table, rows, all);
  });

it('takes rows that exchange what must be unique', async () => {
  await twoOfEach();
  await sent();
  for (const table of mirroredTables)
    for (const value of changesHands[table] ?? []) await exchange(table, value);
  await sent();
  await same();
});

it('takes a batch only when all its pieces are there', async () => {
  const [there, batch] = [await cloudOfHall(hall, competition.id), newId()];
  const piece = { batch, after: 0, whole: false, bytes: '' };
  expect(await ask(there, 'news', { ...piece, number: 1, last: true })).toMatchObject({
    position: 0,
    pieces: 1,
  });
  expect(await ask(there, 'news', { ...piece, batch: newId(), number: 0, last: false })).toMatchObject({
    pieces: 1,
  });
});

it('says that it waits for the hall, and since when', async () => {
  const shown = async () => (await cloud.call('GET', `/competitions/${competition.id}`)).json<Competition>();
  const { revision } = await shown();
  await cloud.db.kysely
    .updateTable('hall')
    .set({ heardAt: new Date(Date.now() - 60_000) })
    .where('competitionId', '=', competition.id)
    .execute();
  await listenForHalls(cloud.db);
  expect((await shown()).hall?.silent).toBe(true);
  expect((await shown()).revision).toBeGreaterThan(revision);
  await sent();
  expect((await shown()).hall?.silent).toBe(false);
});

const takingDown = (token: string, id = competition.id, at = url) =>
  takeDown(other, { url: at, token, competition: id, owner: null }).catch(({ message }: Error) => message);

it('refuses a second hall, a wrong token, one of another competition and a cloud that is down', async () => {
  const { token } = await mirrorOf(hall, competition.id);
  expect(await takingDown(token)).toMatch(/was taken down to another hall.*Nothing was changed here/);
  expect(await takingDown('wrong')).toMatch(/does not know this token/);
  expect(await takingDown(token, newId())).toMatch(/for another competition/);
  line.cut();
  expect(await takingDown(token, newId(), line.url)).toMatch(/cannot be reached/);
  const off = await aLine(url);
  off.close();
  expect(await takingDown(token, newId(), off.url)).toMatch(/reached: .*ECONNREFUSED/);
}, 60_000);

it('refuses news of a revoked token and of another version; the cloud is the owner again', async () => {
  const there = await cloudOfHall(hall, competition.id);
  await expect(ask(there, 'hello', { floor: '9999-x', migration: '9999-x' })).rejects.toThrow(
    /Update the cloud/,
  );
  await expect(ask(there, 'hello', { migration: '0001-people' })).rejects.toThrow(/Update the hall/);
  await expect(makeToken(cloud.db, competition.id)).rejects.toThrow(/A hall has this competition/);
  expect(await revokeToken(cloud.db, competition.id)).toBe(true);
  await expect(sent()).rejects.toThrow(/was revoked/);
  expect((await cloud.call('GET', `/competitions/${competition.id}`)).json<Competition>().hall).toBeNull();
});

it('changes nothing when it cannot be handed back', async () => {
  line.cut();
  await expect(handBack(hall, competition.id)).rejects.toThrow(/cannot be reached.*Nothing was changed/);
  expect(await tap()).toEqual(['APPLIED']);
});

it('is the cloud’s again with the last news, and refuses taps in the hall', async () => {
  await tap();
  await handBack(hall, competition.id);
  await same();
  await expect(tap(1)).rejects.toMatchObject({ code: 'competition.elsewhere' });
  await expect(handBack(hall, competition.id)).rejects.toThrow(/handed back already/);
});

it('knows again who was here when the same hall takes it down once more', async () => {
  const nora = await aUser(hall.db, { firstName: 'Nora' });
  await anEntry(hall.db, competition, { profileId: nora.profile });
  await handBack(hall, competition.id);
  await expect(takingDownAgain('wrong')).rejects.toThrow(/does not know this token.*Nothing was changed/);
  await expect(tap()).rejects.toMatchObject({ code: 'competition.elsewhere' });
  await takingDownAgain(await makeToken(cloud.db, competition.id));
  const people = await hall.db.kysely
    .selectFrom('registration')
    .select('profileId')
    .where('competitionId', '=', competition.id)
    .execute();
  expect(people.map(({ profileId }) => profileId)).toEqual(expect.arrayContaining([nora.profile, climber]));
  expect(people).toHaveLength(2);
  expect(await tap()).toEqual(['APPLIED']);
  await sent();
  await same();
});

it('leaves it in the hall’s league, and hidden, when it takes it down once more', async () => {
  const owner = await aUser(hall.db);
  const kept = { leagueId: newId(), hiddenAt: new Date('2026-11-01T10:00:00Z') };
  await hall.db.kysely
    .insertInto('league')
    .values({ id: kept.leagueId, name: 'Winter', ownerId: owner.profile })
    .execute();
  await hall.db.kysely.updateTable('competition').set(kept).where('id', '=', competition.id).execute();
  await handBack(hall, competition.id);
  await takingDownAgain(await makeToken(cloud.db, competition.id));
  const found = hall.db.kysely.selectFrom('competition').select(['leagueId', 'hiddenAt']);
  expect(await found.where('id', '=', competition.id).execute()).toEqual([kept]);
});

const takingDownAgain = (token: string) =>
  takeDown(hall, { url, token, competition: competition.id, owner: null });
