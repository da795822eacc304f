import type { Leaders } from '@topout/contract';
import { raiseConfig } from '../../competition/raise-config.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const climb = (competitor: string, ...attempts: { success: boolean }[]) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor, attempts }),
  );
const ask = (headers: Record<string, string> = {}) =>
  api.call('GET', `/competitions/${competition.id}/leaderboard/leaders`, { headers });

it('names the first three of the category in which something changed last', async () => {
  const entries = await Promise.all([1, 2, 3, 4].map(() => anEntry(api.db, competition)));
  const [ada, bea, cem, dee] = entries.map(({ profile }) => profile);
  await climb(ada ?? '', aTop);
  await climb(bea ?? '', aTry, aTop);
  await climb(cem ?? '', aTry, aTry, aTop);
  await climb(dee ?? '', aTry, aTry, aTry, aTop);
  const told = (await ask()).json<Leaders>();
  expect(told.category?.uuid).toBe(competition.categories[0]);
  expect(told.rows.map(({ user, position }) => [user.uuid, position])).toEqual([
    [ada, 1],
    [bea, 2],
    [cem, 3],
  ]);
});

it('says that nobody is ranked yet', async () => {
  await anEntry(api.db, competition);
  expect((await ask()).json()).toMatchObject({ category: null, rows: [], last: null });
});

it('names minors as the public board does', async () => {
  const mia = { firstName: 'Mia', lastName: 'Stone', yearOfBirth: new Date().getUTCFullYear() - 10 };
  const { profile } = await anEntry(api.db, competition, { profileId: await aProfile(api.db, mia) });
  await climb(profile, aTop);
  expect((await ask()).body).not.toContain('Stone');
});

it('is not read again until a board or a number changes', async () => {
  const { profile } = await anEntry(api.db, competition);
  await climb(profile, aTop);
  const first = await ask();
  const etag = first.headers.etag ?? '';
  const again = async () => (await ask({ 'if-none-match': etag })).statusCode;
  expect(await again()).toBe(304);
  await api.db.kysely
    .updateTable('routeGroupRoute')
    .set({ number: 77 })
    .where('competitionId', '=', competition.id)
    .where('routeId', '=', competition.routes[0])
    .execute();
  await raiseConfig(api.db, competition.id);
  expect(await again()).toBe(200);
  expect((await ask()).json<Leaders>().last?.number).toBe(77);
  await climb(profile, aTry);
  expect((await ask()).headers.etag).not.toBe(etag);
});

it('says nothing of a hidden board', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
  const { profile } = await anEntry(api.db, competition);
  await climb(profile, aTop);
  expect((await ask()).statusCode).toBe(403);
});
