import type { Leaders } from '@topout/contract';
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
const ask = () => api.call('GET', `/competitions/${competition.id}/leaderboard/leaders`);

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

it('says nothing of a hidden board', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
  const { profile } = await anEntry(api.db, competition);
  await climb(profile, aTop);
  expect((await ask()).statusCode).toBe(403);
});
