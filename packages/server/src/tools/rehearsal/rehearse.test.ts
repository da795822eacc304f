import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { rehearse } from './rehearse.ts';

const api = testApi();

const play = async (judgeRoutePermissions: 'SEE_JUDGE_ALL' | 'SEE_JUDGE_ASSIGNED') => {
  const competition = await aCompetition(api.db, { settings: { judgeRoutePermissions } });
  const { id, key, categories } = competition;
  for (const categoryId of [...categories, ...categories, ...categories]) {
    await anEntry(api.db, competition, { categoryId });
  }
  return rehearse(
    {
      url,
      competition: id,
      judges: 1,
      minutes: 0.05,
      flaky: 0,
      spectators: 0,
      paceMs: 20,
      key,
      organiser: null,
    },
    () => {},
  );
};

let url: string;
beforeAll(async () => {
  url = await api.listen();
});

it('says why nothing would count where nobody is in a judging area', async () => {
  await expect(play('SEE_JUDGE_ASSIGNED')).rejects.toThrow(/^No judge is in a judging area/);
}, 60_000);

it('measures the time from a tap to a board also without spectators, and holds nothing of one judge alone', async () => {
  const { tapToBoard, confirmed, heldWhy } = await play('SEE_JUDGE_ALL');
  expect(confirmed).toBeGreaterThan(0);
  expect(heldWhy).toEqual({});
  expect(tapToBoard?.p50Ms).toBeGreaterThan(0);
}, 60_000);
