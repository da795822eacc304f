import type { ScoringSettings } from '../../competition/settings.ts';
import { board, climbed, places, scoreTexts, sportRoutes } from '../../testing/board-builders.ts';
import { aRun } from '../../testing/speed-builders.ts';

type Lanes = readonly [string, ...(string | number)[]];

/** Who ran what on lanes A and B: milliseconds, `FALL`, `FALSE_START`, `DNS`, `-` for nothing. */
const qualification = (people: readonly Lanes[], falseStart?: ScoringSettings['falseStart']) =>
  board(
    'IFSC_SPEED',
    sportRoutes(2, 3),
    people.map(([name, ...lanes]) => climbed(name, lanes.map(aRun))),
    falseStart && { falseStart },
  );

it('ranks by the better run, then by the other, and a fall costs only its run', () => {
  const rows = qualification([
    ['A', 5211, 5370],
    ['B', 5211, 5230],
    ['C', 'FALL', 5211],
    ['D', 4788, 6009],
    ['E', 5211, 5230],
  ]);
  expect(places(rows)).toEqual(['D 1', 'B 2', 'E 2', 'A 4', 'C 5']);
});

it('cuts times, and shows as many digits as tell them apart', () => {
  const rows = qualification([
    ['A', 4788, 6009],
    ['B', 5051, 6009],
    ['C', 5057, 6009],
    ['D', 5211, 5230],
    ['E', 5211, 5378],
    ['F', 6009, 'FALL'],
  ]);
  expect(scoreTexts(rows)).toEqual(['4.78', '5.051', '5.057', '5.211 (5.23)', '5.211 (5.37)', '6.00']);
});

it.each<[ScoringSettings['falseStart'], string[], string[]]>([
  [
    'other-run',
    ['A 1', 'F 2', 'G 2', 'S 4', 'T 5', 'U 6'],
    ['9.00', 'FALL', 'FALL', 'FALSE START (5.121)', 'FALSE START (5.513)', 'FALSE START'],
  ],
  [
    'behind-falls',
    ['A 1', 'F 2', 'G 2', 'S 4', 'T 4', 'U 4'],
    ['9.00', 'FALL', 'FALL', 'FALSE START', 'FALSE START', 'FALSE START'],
  ],
  [
    'with-falls',
    ['A 1', 'F 2', 'G 2', 'S 2', 'T 2', 'U 2'],
    ['9.00', 'FALL', 'FALL', 'FALSE START', 'FALSE START', 'FALSE START'],
  ],
])('places false starts %s', (rule, order, texts) => {
  const rows = qualification(
    [
      ['A', 9000, 'FALL'],
      ['F', 'FALL', 'FALL'],
      ['G', 'FALL'],
      ['S', 'FALSE_START', 5121],
      ['T', 5513, 'FALSE_START'],
      ['U', 'FALSE_START', 'FALL'],
    ],
    rule,
  );
  expect([places(rows), scoreTexts(rows)]).toEqual([order, texts]);
});

it('ranks nobody who started on neither lane, and whoever started on one', () => {
  const rows = qualification([
    ['A', 'DNS', 'DNS'],
    ['B', '-', '-'],
    ['C', 'DNS', 5940],
  ]);
  expect(places(rows)).toEqual(['C 1', 'A -', 'B -']);
});
