import { defaultScoringSettings } from '../competition/settings.ts';
import {
  anEntry,
  aBoulder,
  aSportRoute,
  board,
  boulderResult as b,
  boulders,
  climbed,
  places,
  scoreTexts,
  sportResult as s,
  sportRoutes,
} from '../testing/board-builders.ts';
import { createBoard } from './board.ts';
import { isAscending, scoreCells } from './layout.ts';
import { quota } from './quota.ts';
import { scoringSystems } from '../vocabulary.ts';

/* Where implementations of the scoring rules go wrong, each under a number that other tests may name. */

it('1: ranks 1, 2, 2, 4 and never 1, 2, 2, 3', () => {
  const rows = board('IFSC_LEAD', sportRoutes(1), [
    climbed('A', [s('40')]),
    climbed('B', [s('30')]),
    climbed('C', [s('30')]),
    climbed('D', [s('20')]),
  ]);
  expect(places(rows)).toEqual(['A 1', 'B 2', 'C 2', 'D 4']);
});

it('2: does not count attempts after the zone where there is no top', () => {
  const [few, many] = [climbed('A', [b('1/-')]), climbed('B', [b('1/-', 9)])];
  expect(places(board('IFSC_RANKING', boulders(1), [few, many]))).toEqual(['A 1', 'B 1']);
  expect(scoreTexts(board('IFSC_BOULDER_2025', boulders(1), [few, many]))).toEqual(['10.0', '10.0']);
});

it('3: leaves boulders without a top out of TA', () => {
  const rows = board('IFSC_RANKING', boulders(2), [climbed('A', [b('1/2'), b('6/-', 20)])]);
  expect(rows[0]?.scoreTuple).toEqual([1, 2, -2, -7]);
});

it('4: shows 0 and not -0', () => {
  const [row] = board('IFSC_RANKING', boulders(1), [climbed('A', [b('-/-')])]);
  expect(row?.scoreTuple?.map((number) => Object.is(number, -0))).toEqual([false, false, false, false]);
  expect(row && scoreCells(row, 'IFSC_RANKING')).toEqual(['0', '0', '0', '0']);
  expect(row?.scoreText).toBe('0T0z 0 0');
});

it('5: orders 33 < 33+ < 33.5 < 33.5+ < 34 and 9+ < 10, as numbers', () => {
  const heights = ['9+', '34', '33.5', '10', '33', '33.5+', '33+'];
  const rows = board(
    'IFSC_LEAD',
    sportRoutes(1),
    heights.map((text) => climbed(text, [s(text)])),
  );
  expect(scoreTexts(rows)).toEqual(['34', '33.5+', '33.5', '33+', '33', '10', '9+']);
});

it('6: ranks a TOP above every hold, whatever the hold count', () => {
  const routes = [aSportRoute('1', 12)];
  const top = { ...s('TOP'), hold: 12 };
  expect(places(board('IFSC_LEAD', routes, [climbed('A', [s('60+')]), climbed('B', [top])]))).toEqual([
    'B 1',
    'A 2',
  ]);
});

it('7: gives r + 1 to a tie of three on a route, r + 0.5 to a tie of two', () => {
  const rows = board('IFSC_SPORT', sportRoutes(1), [
    ...['A', 'B', 'C'].map((uuid) => climbed(uuid, [s('40')])),
    ...['D', 'E'].map((uuid) => climbed(uuid, [s('30')])),
  ]);
  expect(rows.map(({ score }) => score)).toEqual([2, 2, 2, 4.5, 4.5]);
});

it('8: ranks by the exact product where the shown scores are the same', () => {
  // A is 62.5 and 63.5, B is 54 and 73.5: 3968.75 and 3969, which both print 63.00.
  const placesOf = (taken: readonly number[], ties: readonly number[]) => {
    const all = Array.from({ length: 75 }, (_, index) => index + 1).map((place) =>
      ties.includes(place - 1) ? place - 1 : place,
    );
    for (const place of taken) all.splice(all.indexOf(place), 1);
    return [...taken, ...all];
  };
  const [first, second] = [placesOf([62, 54], [62]), placesOf([63, 73], [63, 73])];
  const at = (place = 0) => s(`${100 - place}`);
  const entries = first.map((place, index) =>
    climbed(['A', 'B'][index] ?? `x${index}`, [at(place), at(second[index])]),
  );
  const rows = board('IFSC_SPORT', sportRoutes(2), entries.toReversed());
  const [a, b] = ['A', 'B'].map((uuid) => rows.find(({ entry }) => entry === uuid));
  expect([a?.scoreText, b?.scoreText]).toEqual(['63.00', '63.00']);
  expect((b?.position ?? 0) - (a?.position ?? 0)).toBe(1);
});

it('9: is equal last on a missing route, unranked when all are missing; hold 0 is not missing', () => {
  const rows = board('IFSC_SPORT', sportRoutes(2), [
    climbed('A', [s('40'), s('40')]),
    climbed('B', [s('30'), null]),
    climbed('C', [s('20'), null]),
    climbed('Zero', [s('0'), s('0')]),
    climbed('None', [null, null]),
  ]);
  // Route 2: A 1, Zero 2, B and C share 3 and 4.
  expect(rows.map(({ entry, score }) => [entry, score])).toEqual([
    ['A', 1],
    ['B', Math.round(Math.sqrt(2 * 3.5) * 1e9) / 1e9],
    ['Zero', Math.round(Math.sqrt(4 * 2) * 1e9) / 1e9],
    ['C', Math.round(Math.sqrt(3 * 3.5) * 1e9) / 1e9],
    ['None', null],
  ]);
  expect(rows.at(-1)?.position).toBeNull();
});

it('10: changes the IFSC_SPORT scores of others with a new result', () => {
  const entries = [
    climbed('A', [s('40'), s('20')]),
    climbed('B', [s('30'), s('30')]),
    climbed('C', [s('10'), null]),
  ];
  const live = createBoard({
    system: 'IFSC_SPORT',
    settings: defaultScoringSettings,
    routes: sportRoutes(2),
    entries,
  });
  const before = new Map(live.rows().map(({ entry, scoreText }) => [entry, scoreText]));
  live.setResult('C', '2', s('TOP'));
  const after = new Map(live.rows().map(({ entry, scoreText }) => [entry, scoreText]));
  expect([before.get('A'), after.get('A')]).toEqual(['1.41', '1.73']);
  expect([before.get('B'), after.get('B')]).toEqual(['1.41', '2.00']);
});

it('11: has positions of the whole category, whatever part of it is shown', () => {
  const rows = board('DEFAULT', boulders(1), [
    climbed('A', [b('1/1')]),
    climbed('B', [b('1/2')]),
    climbed('C', [b('1/3')]),
  ]);
  const filtered = rows.filter(({ entry }) => entry !== 'B');
  expect(places(filtered)).toEqual(['A 1', 'C 3']);
});

it('12: does not count back across a round held in groups, which gives no rank', () => {
  const entries = (ranks: readonly (number | null)[]) =>
    ranks.map((rank, index) =>
      climbed('AB'[index] ?? '', [b('1/1')], { previousRanks: rank === null ? [] : [rank] }),
    );
  expect(places(board('IFSC_RANKING', boulders(1), entries([13, 7])))).toEqual(['B 1', 'A 2']);
  expect(places(board('IFSC_RANKING', boulders(1), entries([null, null])))).toEqual(['A 1', 'B 1']);
});

it('13: lets everybody advance who is tied on the last place of a quota', () => {
  const heights = ['40', '30', '20', '20', '10'];
  const rows = board(
    'IFSC_LEAD',
    sportRoutes(1),
    heights.map((text, index) => climbed(`${index}`, [s(text)])),
  );
  expect(quota(rows, 3)).toEqual(['0', '1', '2', '3']);
});

it('14: adds points in integers', () => {
  const marks = ['1/2', '1/1', '1/1', '1/1', '1/1'].map((text) => b(text));
  const [row] = board('IFSC_BOULDER_2025', boulders(5), [climbed('A', marks)]);
  expect([row?.score, row?.scoreText]).toEqual([124.9, '124.9']);
  const settings = { pointsPerTop: 0.1, attemptPenalty: 0 };
  expect(board('DEFAULT', boulders(3), [climbed('A', marks)], settings)[0]?.score).toBe(0.3);
});

it('15: re-ranks the rest when a competitor is removed', () => {
  const entries = [
    climbed('A', [s('40')]),
    climbed('B', [s('30')]),
    climbed('C', [s('30')]),
    climbed('D', [s('20')]),
  ];
  const live = createBoard({
    system: 'IFSC_SPORT',
    settings: defaultScoringSettings,
    routes: sportRoutes(1),
    entries,
  });
  expect(scoreTexts(live.rows())).toEqual(['1.00', '2.50', '2.50', '4.00']);
  live.removeEntry('B');
  expect([places(live.rows()), scoreTexts(live.rows())]).toEqual([
    ['A 1', 'C 2', 'D 3'],
    ['1.00', '2.00', '3.00'],
  ]);
});

it.each([
  ['3/7/7', '24.4'],
  ['2/-/-', '4.9'],
  ['1/11/-', '9.0'],
  ['1/1/6', '24.5'],
])('16: counts the attempt of the best result with two zones: %s is %s', (marks, points) => {
  expect(scoreTexts(board('IFSC_BOULDER_2025', boulders(1, 2), [climbed('A', [b(marks)])]))).toEqual([
    points,
  ]);
});

it('17: writes scores as they are known', () => {
  const tz = [b('2/2'), b('3/3'), b('2/2'), b('1/-')];
  expect(scoreTexts(board('IFSC_RANKING', boulders(4), [climbed('A', tz)]))).toEqual(['3T4z 7 8']);
  const lead = [climbed('A', [s('TOP')]), climbed('B', [s('34+')])];
  expect(scoreTexts(board('IFSC_LEAD', sportRoutes(1), lead))).toEqual(['TOP', '34+']);
  const points = [b('1/2'), b('1/-'), b('-/-')];
  expect(scoreTexts(board('DEFAULT', boulders(3), [climbed('A', points)]))).toEqual(['349 pts']);
  // Ranks 6 and 5: the root of 30.
  const field = [
    ...['a', 'b', 'c', 'd'].map((uuid) => climbed(uuid, [s('50'), s('50')])),
    climbed('A', [s('37+'), s('40+')]),
    climbed('e', [s('37+'), s('30')]),
    climbed('f', [s('37+'), s('20')]),
  ];
  const rows = board('IFSC_SPORT', sportRoutes(2), field);
  expect(rows.find(({ entry }) => entry === 'A')?.scoreText).toBe('5.48');
});

it('18: sorts ranks and times ascending and all others descending', () => {
  expect(scoringSystems.filter(isAscending)).toEqual([
    'IFSC_SPORT',
    'IFSC_SPEED',
    'IFSC_SPEED_FINAL',
    'IFSC_COMBINED_RANKS',
  ]);
  const routes = [aBoulder('b'), aSportRoute('s')];
  for (const system of scoringSystems) {
    // On a lane, holds are no height.
    if (system.startsWith('IFSC_SPEED')) continue;
    const rows = board(system, routes, [
      anEntry('worse', { b: b('2/-'), s: s('10') }),
      anEntry('better', { b: b('1/1'), s: s('30') }),
    ]);
    expect([system, ...rows.map(({ entry }) => entry)]).toEqual([system, 'better', 'worse']);
    const [first = 0, second = 0] = rows.map(({ score }) => score ?? 0);
    expect([system, first < second]).toEqual([system, isAscending(system)]);
  }
});
