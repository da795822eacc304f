import type { Competition, Entry, EntryDetail, Leaderboard, Results, Why } from '@topout/contract';
import type { ScoringSettings } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;
let bea: TestEntry;

/** Ada flashed for 250 points, Bea topped in the second attempt for 249. */
async function aDay(handicap: ScoringSettings['handicap']) {
  competition = await aCompetition(api.db, {
    scoringSystem: 'DEFAULT',
    settings: { scoring: { handicap }, judgeCompetitorPermissions: 'ADD_MODIFY' },
  });
  [ada, bea] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  const climb = (competitor: string, ...attempts: { success: boolean }[]) =>
    send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[0], competitor, attempts }),
    );
  await climb(ada.profile, aTop);
  await climb(bea.profile, aTry, aTop);
}

const at = (path: string) => `/competitions/${competition.id}${path}`;
const board = async () => {
  const { rows } = (await api.call('GET', at('/leaderboard'))).json<Leaderboard>();
  return rows.map(({ entry, position, scoreText, handicapped }) =>
    [position, entry === ada.id ? 'Ada' : 'Bea', scoreText, handicapped?.by].filter(Boolean).join(' '),
  );
};
const setEntry = (entry: string, body: object, as: TestUser = competition.master) =>
  api.call('PATCH', at(`/entries/${entry}`), { as, body });
const setCategory = (body: object) =>
  api.call('PATCH', at(`/categories/${competition.categories[0]}`), { as: competition.master, body });

it('ranks again when an entry gets a factor, and shows it openly wherever the score is', async () => {
  await aDay('factor');
  expect(await board()).toEqual(['1 Ada 250 pts', '2 Bea 249 pts']);
  const changed = await setEntry(bea.id, { handicapPercent: 120 });
  expect(changed.json<Entry>()).toMatchObject({ handicapPercent: 120, scoreText: '299 pts' });
  expect(await board()).toEqual(['1 Bea 299 pts × 1.2', '2 Ada 250 pts']);

  const handicapped = { by: '× 1.2', before: '249 pts' };
  const why = (await api.call('GET', at(`/leaderboard/why?entry=${ada.id}`))).json<Why>();
  expect(why.above).toMatchObject({ row: { handicapped }, reason: { by: 'score', routes: [] } });
  const card = await api.call('GET', at(`/entries/${bea.id}`));
  expect(card.json<EntryDetail>()).toMatchObject({ scoreText: '299 pts', handicapped });
  expect(card.json<EntryDetail>()).not.toHaveProperty('handicapPercent');
  const results = (await api.call('GET', at('/results.json'))).json<Results>();
  expect(results.stages[0]?.categories[0]?.rows[0]).toMatchObject({ handicapped });
  const csv = (await api.call('GET', at('/results.csv'))).body;
  expect(csv).toContain('Score,Handicap,Without handicap,');
  expect(csv).toContain(',299,× 1.2,249,');
});

it('ranks again when a category gets points; its own go before, and undo brings them back', async () => {
  await aDay('points');
  expect((await setCategory({ handicapPoints: 50 })).statusCode).toBe(200);
  expect(await board()).toEqual(['1 Ada 300 pts + 50', '2 Bea 299 pts + 50']);
  await setEntry(ada.id, { handicapPoints: -10 });
  expect(await board()).toEqual(['1 Bea 299 pts + 50', '2 Ada 240 pts − 10']);
  // A factor means nothing here, and is kept for whoever changes the kind.
  await setEntry(bea.id, { handicapPercent: 300 });
  expect(await board()).toEqual(['1 Bea 299 pts + 50', '2 Ada 240 pts − 10']);

  const text = 'select id from audit where competition_id = $1 and entry_id = $2';
  const [record] = await api.db.rows<{ id: string }>({ name: 'test.handicap', text }, [
    competition.id,
    ada.id,
  ]);
  const url = at(`/history/${record?.id}/restore`);
  expect((await api.call('POST', url, { as: competition.master })).statusCode).toBe(200);
  expect(await board()).toEqual(['1 Ada 300 pts + 50', '2 Bea 299 pts + 50']);
  const shown = (await api.call('GET', at(''))).json<Competition>();
  expect(shown.stages[0]?.categories[0]).toMatchObject({ handicapPoints: 50, handicapPercent: null });
});

it('follows the kind that the competition has', async () => {
  await aDay('none');
  await setEntry(bea.id, { handicapPercent: 200, handicapPoints: 7 });
  expect(await board()).toEqual(['1 Ada 250 pts', '2 Bea 249 pts']);
  for (const [handicap, first] of [
    ['factor', '1 Bea 498 pts × 2'],
    ['points', '1 Bea 256 pts + 7'],
  ] as const) {
    const body = { settings: { scoring: { handicap } } };
    const reply = await api.call('PATCH', at(''), { as: competition.master, body });
    expect(reply.statusCode).toBe(200);
    expect((await board())[0]).toBe(first);
  }
});

it('is for organisers only, and within bounds', async () => {
  await aDay('factor');
  const judge = await aMember(api.db, competition, 'JUDGE');
  expect((await setEntry(bea.id, { competitorNumber: '7' }, judge)).statusCode).toBe(200);
  expect((await setEntry(bea.id, { handicapPercent: 200 }, judge)).statusCode).toBe(403);
  const own = await aUser(api.db);
  const entry = await anEntry(api.db, competition, { profileId: own.profile });
  const body = { category: competition.categories[0], handicapPercent: 200 };
  expect((await setEntry(entry.id, body, own)).statusCode).toBe(403);
  for (const handicapPercent of [0, 1000, 1.5]) {
    expect((await setEntry(bea.id, { handicapPercent })).statusCode).toBe(400);
    expect((await setCategory({ handicapPercent })).statusCode).toBe(400);
  }
});
