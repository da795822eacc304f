import type { FastifyInstance } from 'fastify';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { aCommand, aTop } from '../../judging/testing.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { aSponsor } from '../../preparing/sponsors/testing.ts';
import { aProfile, aUser, callApp, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';
import { exportCompetition } from './export-competition.ts';
import { importCompetition } from './import-competition.ts';
import { aServer, testPaths } from './testing.ts';

const api = testApi();
const aPath = testPaths();
let there: FastifyInstance;
let competition: TestCompetition;

beforeAll(async () => {
  there = await aServer(await openInMemory());
}, 60_000);
afterAll(async () => {
  await there.close();
  await there.db.close();
});
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const move = async (owner: string | null = null) => {
  const path = aPath();
  await exportCompetition(api.app, competition.id, path);
  return importCompetition(there, { path, owner });
};

/** The account that somebody has on the other server, under the same address. */
async function accountThere({ email }: Pick<TestUser, 'email'>, proved = true): Promise<TestUser> {
  const user = await aUser(there.db, { firstName: 'Other', lastName: 'Name' });
  const emailConfirmedAt = proved ? new Date() : null;
  await there.db.kysely
    .updateTable('account')
    .set({ email: email.toUpperCase(), emailConfirmedAt })
    .where('id', '=', user.account)
    .execute();
  return { ...user, email };
}

const climberOf = async (db: Database, entry: string) =>
  await db.kysely
    .selectFrom('entry')
    .innerJoin('registration', (on) =>
      on
        .onRef('registration.competitionId', '=', 'entry.competitionId')
        .onRef('registration.profileId', '=', 'entry.profileId'),
    )
    .select(['entry.profileId', 'registration.firstName', 'registration.listedEmail'])
    .where('entry.id', '=', entry)
    .executeTakeFirstOrThrow();

it('gives an entry to the account that proved the same address, under the name that it has on the board', async () => {
  const ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Climber' });
  const { id } = await anEntry(api.db, competition, { profileId: ada.profile });
  const { profile } = await accountThere(ada);
  expect(await move()).toEqual({ competition: competition.id, linked: 1, hasMaster: false });
  expect(await climberOf(there.db, id)).toEqual({ profileId: profile, firstName: 'Ada', listedEmail: null });
});

it.each([
  ['here', false, true],
  ['there', true, false],
])('gives no entry for an address that is not proved %s', async (_where, here, other) => {
  const ada = await aUser(api.db);
  if (!here)
    await api.db.kysely
      .updateTable('account')
      .set({ emailConfirmedAt: null })
      .where('id', '=', ada.account)
      .execute();
  const { id } = await anEntry(api.db, competition, { profileId: ada.profile });
  await accountThere(ada, other);
  expect((await move()).linked).toBe(0);
  expect(await climberOf(there.db, id)).toEqual({
    profileId: ada.profile,
    firstName: null,
    listedEmail: here ? ada.email : null,
  });
});

it('takes nobody for somebody else who has that uuid there', async () => {
  const { id, profile } = await anEntry(api.db, competition);
  await aProfile(there.db, { id: profile, firstName: 'Stranger' });
  await move();
  expect((await climberOf(there.db, id)).profileId).not.toBe(profile);
});

it('knows people without an account again whom another competition brought', async () => {
  const { id, profile } = await anEntry(api.db, competition);
  await move();
  competition = await aCompetition(api.db, {}, competition.master);
  const again = await anEntry(api.db, competition, { profileId: profile });
  await move();
  expect((await climberOf(there.db, id)).profileId).toBe(profile);
  expect((await climberOf(there.db, again.id)).profileId).toBe(profile);
});

it('knows a child of somebody whom it links', async () => {
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile, firstName: 'Mia', lastName: 'Climber' });
  const { id } = await anEntry(api.db, competition, { profileId: child });
  const { profile } = await accountThere(parent);
  const own = await aProfile(there.db, { parentId: profile, firstName: 'Mia', lastName: 'Climber' });
  expect((await move()).linked).toBe(2);
  expect((await climberOf(there.db, id)).profileId).toBe(own);
});

it('answers a phone that sends again as before, and takes what it has not sent yet', async () => {
  competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const ada = await aUser(api.db);
  const { id } = await anEntry(api.db, competition, { profileId: ada.profile });
  const send = async (app: FastifyInstance, as: TestUser, ...commands: object[]) =>
    (
      await callApp(app, 'POST', `/competitions/${competition.id}/commands`, { as, body: { commands } })
    ).json<{
      data: { outcome: string }[];
    }>().data;
  const [route] = competition.routes;
  const sent = aCommand({ route, competitor: ada.profile, attempts: [{ success: false }], base: 0 });
  const unsent = aCommand({ route, competitor: ada.profile, attempts: [aTop], base: 1 });
  const before = await send(api.app, judge, sent);
  expect(before[0]?.outcome).toBe('APPLIED');

  await accountThere(ada);
  const judgeThere = await accountThere(judge);
  await move();
  expect(await send(there, judgeThere, sent)).toEqual(before);
  expect((await send(there, judgeThere, unsent))[0]?.outcome).toBe('APPLIED');
  const attempts = there.db.kysely.selectFrom('attempt').select('position').where('entryId', '=', id);
  expect(await attempts.execute()).toHaveLength(2);
  expect((await verifyCompetition(there, competition.id)).differences).toEqual([]);
});

it('keeps rights of people with an account there, and lists other staff as invited', async () => {
  const [known, unknown] = [
    await aMember(api.db, competition, 'STAFF'),
    await aMember(api.db, competition, 'STAFF_JUDGE'),
  ];
  const { profile } = await accountThere(known);
  const owner = await aUser(there.db);
  expect((await move(owner.email)).hasMaster).toBe(true);
  const roles = await there.db.kysely
    .selectFrom('competitionRole')
    .select(['profileId', 'role'])
    .where('competitionId', '=', competition.id)
    .orderBy('role')
    .execute();
  expect(roles).toEqual([
    { profileId: owner.profile, role: 'MASTER' },
    { profileId: profile, role: 'STAFF' },
  ]);
  const invited = await callApp(there, 'GET', `/competitions/${competition.id}/invitations`, { as: owner });
  expect(invited.json<object[]>()).toEqual([
    expect.objectContaining({ email: unknown.email, role: 'STAFF_JUDGE' }),
  ]);
});

it('keeps the codes of printed tickets, and prints them again', async () => {
  const { code, profile } = await aTicket(api.db, competition);
  const owner = await aUser(there.db);
  await move(owner.email);
  const signIn = (typed: string) =>
    callApp(there, 'POST', '/tickets/session', { body: { code: typed } }).then(
      ({ statusCode }) => statusCode,
    );
  expect(await signIn(code)).toBe(200);
  const tickets = (path: string, body?: object) =>
    callApp(there, 'POST', `/competitions/${competition.id}/tickets${path}`, { as: owner, body });
  const printed = (await tickets('', {})).json<{ data: { code: string }[] }>().data;
  expect(printed.map((one) => one.code.replace('-', ''))).toEqual([code]);
  expect((await tickets(`/${profile}/renew`)).statusCode).toBe(200);
  expect(await signIn(code)).toBe(404);
});

it('brings the pictures of people and venues, but not of people who have their own there', async () => {
  const [ada, known] = [await aUser(api.db), await aUser(api.db)];
  const pictures = await Promise.all(
    [ada, known, null, null].map((owner) => aPicture(owner?.profile ?? null)),
  );
  for (const [index, { profile }] of [ada, known].entries()) {
    await api.db.kysely
      .updateTable('profile')
      .set({ pictureId: pictures[index] ?? null })
      .where('id', '=', profile)
      .execute();
    await anEntry(api.db, competition, { profileId: profile });
  }
  await api.db.kysely
    .updateTable('venue')
    .set({ logoId: pictures[2] ?? null })
    .where('id', '=', competition.venue)
    .execute();
  await aSponsor(api.db, competition.id, { pictureId: pictures[3] ?? null });
  await accountThere(known);
  await move();
  const shown = pictures.map((picture) => callApp(there, 'GET', `/media/${picture}`));
  expect((await Promise.all(shown)).map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 200]);
});

/** A stored picture. */
async function aPicture(ownerId: string | null): Promise<string> {
  const id = newId();
  const jpeg = Buffer.from('ffd8ffe0', 'hex');
  await api.db.kysely
    .insertInto('media')
    .values({ id, ownerId, type: 'image/jpeg', storedAt: new Date() })
    .execute();
  await api.db.kysely
    .insertInto('picture')
    .values([40, 300].map((size) => ({ mediaId: id, size, jpeg })))
    .execute();
  return id;
}
