import type { ScoringSettings } from '../../competition/settings.ts';
import {
  aBoulder,
  anEntry,
  aSportRoute,
  board,
  boulderResult as b,
  climbed,
  places,
  scoreTexts,
  sportResult as s,
  sportRoutes,
} from '../../testing/board-builders.ts';
import { aRun } from '../../testing/speed-builders.ts';

type Person = readonly [name: string, places: readonly (number | null)[], before?: number];

/** Everybody with their places in the disciplines: whoever is ahead is on a higher hold. */
const combined = (people: readonly Person[], settings: Partial<ScoringSettings> = {}) =>
  board(
    'IFSC_COMBINED_RANKS',
    sportRoutes(3),
    people.map(([name, of, before]) =>
      climbed(
        name,
        of.map((place) => (place === null ? null : s(String(40 - place)))),
        { previousRanks: before === undefined ? [] : [before] },
      ),
    ),
    settings,
  );

it('multiplies places, and ties share the mean of theirs', () => {
  const rows = combined([
    ['A', [1, 1, 2]],
    ['B', [2, 1, 3]],
    ['C', [3, 3, 1]],
  ]);
  expect(places(rows)).toEqual(['A 1', 'B 2', 'C 3']);
  expect(scoreTexts(rows)).toEqual(['3 (1 × 1.5 × 2)', '9 (2 × 1.5 × 3)', '9 (3 × 3 × 1)']);
});

it('puts the one of two who is ahead in more disciplines first', () => {
  const rows = combined([
    ['A', [4, 2, 2], 2],
    ['B', [1, 4, 4], 1],
    ['C', [2, 1, 3]],
    ['D', [3, 3, 1]],
  ]);
  expect(places(rows)).toEqual(['C 1', 'D 2', 'A 3', 'B 4']);
});

it('leaves three and more with one product to count-back', () => {
  const rows = combined([
    ['A', [1, 2, 3], 3],
    ['B', [2, 3, 1], 2],
    ['C', [3, 1, 2], 1],
  ]);
  expect(places(rows)).toEqual(['C 1', 'B 2', 'A 3']);
  expect(
    places(
      combined([
        ['A', [1, 2, 3]],
        ['B', [2, 3, 1]],
        ['C', [3, 1, 2]],
      ]),
    ),
  ).toEqual(['A 1', 'B 1', 'C 1']);
});

it.each([
  ['last', ['A 1', 'B 2', 'C 3']],
  ['unranked', ['A 1', 'B 2', 'C -']],
] as const)('ranks whoever has no result in a discipline %s', (missingDiscipline, order) => {
  const rows = combined(
    [
      ['A', [1, 1, 1]],
      ['B', [2, 2, 2]],
      ['C', [3, null, null]],
    ],
    { missingDiscipline },
  );
  expect(places(rows)).toEqual(order);
});

it('leaves out a discipline that nobody has begun', () => {
  expect(
    scoreTexts(
      combined([
        ['A', [1, 1, null]],
        ['B', [2, 2, null]],
      ]),
    ),
  ).toEqual(['1 (1 × 1)', '4 (2 × 2)']);
});

it('takes all boulders as one discipline, lead by hold and time, and speed by time', () => {
  const routes = [aBoulder('1'), aBoulder('2'), aSportRoute('lead'), aSportRoute('speed', 3)];
  const rows = board('IFSC_COMBINED_RANKS', routes, [
    anEntry('A', { 1: b('1/1'), 2: b('1/2'), lead: s('30', 200), speed: aRun(6480) }),
    anEntry('B', { 1: b('1/1'), 2: b('1/1'), lead: s('30', 190), speed: aRun(6320) }),
  ]);
  expect(scoreTexts(rows)).toEqual(['1 (1 × 1 × 1)', '8 (2 × 2 × 2)']);
});
