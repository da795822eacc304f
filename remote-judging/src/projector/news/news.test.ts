import type { LatestResult, Leaderboard, LeaderboardRow } from '@topout/contract';
import { act, renderHook } from '@topout/testing';
import { newsBetween } from './news-between.ts';
import { toldGain, toldResult } from './told.ts';
import { useNews } from './use-news.ts';

const now = Date.parse('2026-05-01T10:00:30Z');

const row = (entry: string, position: number | null, score: number, more: Partial<LeaderboardRow> = {}) =>
  ({ entry, position, score, scoreText: `${score} pts`, ...more }) as LeaderboardRow;
const result = (entry: string, more: Partial<LatestResult> = {}): LatestResult => ({
  entry,
  route: 'r12',
  mark: 'T',
  attempt: 2,
  changedAt: '2026-05-01T10:00:00Z',
  ...more,
});
const board = (version: number, rows: LeaderboardRow[], latest: LatestResult[] = []) =>
  ({ category: 'w', version, changedAt: '2026-05-01T10:00:00Z', rows, latest }) as unknown as Leaderboard;

const before = board(1, [row('ada', 1, 3000), row('bea', 2, 2900), row('zoe', 11, 2593)]);

it('tells a result with what it was worth', () => {
  const after = board(2, [row('ada', 1, 3000), row('bea', 2, 2900), row('zoe', 8, 2843)], [result('zoe')]);
  const [news, ...more] = newsBetween(before, after, now);
  expect(more).toEqual([]);
  expect(news).toMatchObject({ result: { route: 'r12' }, gained: 250, climbed: 3 });
  expect(news && toldGain(news)).toBe('+250, up 3 to 8th');
});

it('tells who rose though it is not known on which route', () => {
  const after = board(2, [row('ada', 1, 3000), row('bea', 1, 3000.5), row('zoe', 11, 2593)]);
  const [news] = newsBetween(before, after, now);
  expect(news).toMatchObject({ result: null, row: { entry: 'bea' } });
  expect(news && toldGain(news)).toBe('+100.5, up 1 to 1st');
});

it.each([
  ['what was told before', [result('ada')], [result('ada')], now],
  ['a try that reached nothing', [], [result('ada', { mark: '-' })], now],
  ['what happened while the screen was away', [], [result('ada')], now + 3_600_000],
])('is silent about %s', (_name, told, latest, at) =>
  expect(newsBetween({ ...before, latest: told }, { ...before, version: 2, latest }, at)).toEqual([]),
);

it('is silent when a change of the rules lifts everybody', () => {
  const many = Array.from({ length: 5 }, (_, index) => row(String(index), index, 100));
  const lifted = many.map((one) => ({ ...one, score: 200, scoreText: '200 pts' }));
  expect(newsBetween(board(1, many), board(2, lifted), now)).toEqual([]);
});

it('says no gain where there are no points, and no place where there is none', () => {
  const ranked = [row('ada', 3, 4, { scoreText: '4T 5z' })];
  const after = board(2, [row('ada', 2, 5, { scoreText: '5T 5z' })], [result('ada', { mark: 'F' })]);
  expect(newsBetween(board(1, ranked), after, now).map(toldGain)).toEqual(['up 1 to 2nd']);
  const unranked = board(2, [row('ada', null, 3100)], [result('ada')]);
  expect(newsBetween(before, unranked, now).map(toldGain)).toEqual(['+100']);
});

const boulder = { climbType: 'BOULDER' } as const;
const sport = { climbType: 'SPORT' } as const;

it.each([
  ['F', 1, boulder, 'flashed 12'],
  ['T', 2, boulder, 'topped 12 on the 2nd attempt'],
  ['z', 1, boulder, 'reached the zone of 12 on the 1st attempt'],
  ['y', 3, boulder, 'reached the first zone of 12 on the 3rd attempt'],
  ['Z', 4, boulder, 'reached the second zone of 12 on the 4th attempt'],
  ['T', 40, sport, 'topped 12'],
  ['7', 28, sport, 'reached hold 28 of 12'],
] as const)('tells %s %i as a sentence', (mark, attempt, route, told) =>
  expect(toldResult(result('ada', { mark, attempt }), route, '12')).toBe(told),
);

it.each([
  ['IFSC_SPEED_FINAL', true],
  ['IFSC_LEAD', false],
] as const)('tells of %s whether it is a run', (scoringSystem, isRun) => {
  const after = board(2, [row('ada', 1, 5300), row('bea', 2, 5400)], [result('ada')]);
  expect(newsBetween(before, { ...after, scoringSystem }, now)[0]?.isRun).toBe(isRun);
});

it('tells one after another, each for a while, and leaves out the oldest of many', () => {
  jest.useFakeTimers({ now });
  const { result: shown, rerender } = renderHook(useNews, { initialProps: new Map([['w', before]]) });
  expect(shown.current).toEqual([]);
  const latest = [1, 2, 3, 4, 5, 6].map((route) => result('zoe', { route: `r${route}` }));
  rerender(new Map([['w', { ...before, version: 2, latest }]]));
  const routes = () => shown.current.map((news) => news.result?.route);
  expect(routes()).toEqual(['r4', 'r3', 'r2', 'r1']);
  act(() => jest.advanceTimersByTime(3_000));
  expect(routes()).toEqual(['r3', 'r2', 'r1']);
  act(() => jest.advanceTimersByTime(3_000));
  act(() => jest.advanceTimersByTime(3_000));
  expect(routes()).toEqual(['r1']);
  act(() => jest.advanceTimersByTime(5_900));
  expect(routes()).toEqual(['r1']);
  act(() => jest.advanceTimersByTime(100));
  expect(routes()).toEqual([]);
  jest.useRealTimers();
});
