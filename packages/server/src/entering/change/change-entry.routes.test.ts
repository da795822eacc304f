import type { Entry, Leaderboard } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

const change = (
  competition: TestCompetition,
  entry: string,
  body: object,
  as: TestUser = competition.master,
) => api.call('PATCH', `/competitions/${competition.id}/entries/${entry}`, { as, body });

const board = async (competition: TestCompetition, category: 0 | 1) =>
  (
    await api.call(
      'GET',
      `/competitions/${competition.id}/leaderboard?category=${competition.categories[category]}`,
    )
  ).json<Leaderboard>();

const top = (competition: TestCompetition, competitor: string) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor, attempts: [aTop] }),
  );

it('moves an entry with all it climbed to the other board', async () => {
  const competition = await aCompetition(api.db);
  const { id, profile } = await anEntry(api.db, competition);
  await top(competition, profile);
  expect([(await board(competition, 0)).rows.length, (await board(competition, 1)).rows.length]).toEqual([
    1, 0,
  ]);

  const reply = await change(competition, profile, { category: competition.categories[1] });

  expect(reply.json()).toMatchObject({ uuid: id, category: { name: 'Men' }, position: 1, score: 250 });
  expect((await board(competition, 0)).rows).toEqual([]);
  expect((await board(competition, 1)).rows).toMatchObject([{ entry: id, score: 250, position: 1 }]);
});

it('goes on counting after a move', async () => {
  const competition = await aCompetition(api.db);
  const { profile } = await anEntry(api.db, competition);
  await change(competition, profile, { category: competition.categories[1] });
  await top(competition, profile);
  expect((await board(competition, 1)).rows).toMatchObject([{ score: 250 }]);
});

it('keeps the position of a retired competitor, and takes them out of every queue for good', async () => {
  const competition = await aCompetition(api.db);
  const { profile } = await anEntry(api.db, competition);
  await top(competition, profile);
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ kind: 'queue.add', route: competition.routes[1], competitor: profile }),
  );
  const reply = await change(competition, profile, { status: 'RETIRED' });
  expect(reply.json()).toMatchObject({ status: 'RETIRED', position: 1 });
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ kind: 'queue.add', route: competition.routes[1], competitor: profile }),
  );
  const queue = await api.call(
    'GET',
    `/competitions/${competition.id}/route-queues/${competition.routes[1]}`,
    {
      as: competition.master,
    },
  );
  expect(queue.json()).toEqual([]);
});

it('changes a number, and refuses one that is taken', async () => {
  const competition = await aCompetition(api.db);
  const { profile } = await anEntry(api.db, competition);
  await anEntry(api.db, competition, { competitorNumber: 'B2' });
  expect((await change(competition, profile, { competitorNumber: 'b 1' })).json()).toMatchObject({
    competitorNumber: 'B1',
  });
  expect((await change(competition, profile, { competitorNumber: 'b2' })).json()).toMatchObject({
    code: 'entry.number_taken',
  });
});

it('deletes an entry with its attempts, and leaves a trace', async () => {
  const competition = await aCompetition(api.db);
  const { id, profile } = await anEntry(api.db, competition);
  await top(competition, profile);
  const path = `/competitions/${competition.id}/entries/${id}`;
  const reply = await api.call('DELETE', path, { as: competition.master });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect((await board(competition, 0)).rows).toEqual([]);
  expect((await api.call('GET', path)).statusCode).toBe(404);
  const audit = await api.db.kysely
    .selectFrom('audit')
    .select(['kind', 'entryId', 'details'])
    .where('competitionId', '=', competition.id)
    .execute();
  expect(audit).toMatchObject([
    { kind: 'entry.deleted', entryId: id, details: { user: profile, attemptsCount: 1 } },
  ]);
});

it.each([
  ['STAFF', {}, 200],
  ['STAFF_JUDGE', {}, 200],
  ['JUDGE', {}, 403],
  ['JUDGE', { judgeCompetitorPermissions: 'ADD' }, 403],
  ['JUDGE', { judgeCompetitorPermissions: 'ADD_MODIFY' }, 200],
] as const)('lets %s with %j change entries: %i', async (role, settings, status) => {
  const competition = await aCompetition(api.db, { settings });
  const { id } = await anEntry(api.db, competition);
  const member = await aMember(api.db, competition, role);
  expect((await change(competition, id, { competitorNumber: '1' }, member)).statusCode).toBe(status);
});

it('lets competitors change nothing, not even their own entry', async () => {
  const competition = await aCompetition(api.db);
  const user = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: user.profile });
  expect((await change(competition, 'me', { status: 'RETIRED' }, user)).statusCode).toBe(403);
  expect(
    (await api.call('GET', `/competitions/${competition.id}/entries/me`, { as: user })).json<Entry>().status,
  ).toBe('ENTERED');
});
