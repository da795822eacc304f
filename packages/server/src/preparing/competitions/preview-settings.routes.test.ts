import type { Leaderboard, SettingsPreview, SettingsPreviewBody } from '@topout/contract';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;
let bea: TestEntry;

/** Ada: one top at once. Bea: two tops, late. */
beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await anEntry(api.db, competition);
  bea = await anEntry(api.db, competition);
  const climb = (route: string, competitor: string, ...attempts: { success: boolean }[]) =>
    send(api, competition.id, competition.master, aCommand({ route, competitor, attempts }));
  await climb(competition.routes[0], ada.profile, aTop);
  await climb(competition.routes[0], bea.profile, aTry, aTry, aTop);
  await climb(competition.routes[1], bea.profile, aTry, aTop);
});

const preview = async (body: SettingsPreviewBody) => {
  const reply = await api.call('POST', `/competitions/${competition.id}/settings-preview`, {
    as: competition.master,
    body,
  });
  return reply.json<SettingsPreview>().categories;
};
const board = async () =>
  (await api.call('GET', `/competitions/${competition.id}/leaderboard`)).json<Leaderboard>();

it('says who would move, from where to where', async () => {
  const [women, men] = await preview({ scoring: { bestN: 1, flashBonus: 20 } });
  expect(women).toMatchObject({
    ranked: 2,
    moved: [
      {
        entry: ada.id,
        before: { position: 2, scoreText: '250 pts' },
        after: { position: 1, scoreText: '270 pts' },
      },
      {
        entry: bea.id,
        before: { position: 1, scoreText: '497 pts' },
        after: { position: 2, scoreText: '249 pts' },
      },
    ],
  });
  expect(men).toMatchObject({ ranked: 0, moved: [] });
});

it('takes values of single routes, and other systems', async () => {
  const routePoints = { routePoints: { [competition.routes[0]]: 3000, [competition.routes[1]]: 1 } };
  const [women] = await preview({ scoring: { ...routePoints, attemptPenalty: 100 } });
  expect(women?.moved.map(({ after }) => after.scoreText)).toEqual(['3000 pts', '2800 pts']);
  const [ranking] = await preview({ scoringSystem: 'IFSC_RANKING' });
  expect(ranking).toMatchObject({ ranked: 2, moved: [] });
});

it('changes nothing, and shows what the change then does', async () => {
  const before = await board();
  const scoring = { bestN: 1, flashBonus: 20 };
  const [women] = await preview({ scoring });
  expect(await board()).toEqual(before);

  await api.call('PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { settings: { scoring } },
  });
  const after = (await board()).rows.map(({ entry, position, scoreText }) => ({
    entry,
    after: { position, scoreText },
  }));
  expect(women?.moved).toMatchObject(after);
});
