import type { ScoringSettings } from '../../competition/settings.ts';
import { board, climbed, places, scoreTexts, sportRoutes } from '../../testing/board-builders.ts';
import { aRun } from '../../testing/speed-builders.ts';

type Racer = readonly [name: string, rank: number, ...runs: (string | number)[]];

/** Everybody with their rank in the qualification and a run for each round; they are seeded by it. */
const final = (rounds: number, racers: readonly Racer[], speedLosers?: ScoringSettings['speedLosers']) =>
  board(
    'IFSC_SPEED_FINAL',
    sportRoutes(rounds, 3),
    racers.map(([name, rank, ...runs]) =>
      climbed(name, runs.map(aRun), {
        previousRanks: [rank],
        startPosition: racers.length + 1 - rank,
      }),
    ),
    speedLosers && { speedLosers },
  );

/** A final of eight; E to H are out in 1/4. */
const eight: readonly Racer[] = [
  ['A', 1, 5000, 5100, '-', 5000],
  ['B', 2, 5000, 5200, '-', 5100],
  ['C', 3, 5000, 'FALL', 5500],
  ['D', 4, 5000, 'FALL', 'FALL'],
  ['E', 5, 'FALL'],
  ['F', 6, 5760],
  ['G', 7, 6260],
  ['H', 8, 5690],
];

it('ranks by the round reached, and those out in the same round by qualification', () => {
  expect(places(final(4, eight))).toEqual(['A 1', 'B 2', 'C 3', 'D 4', 'E 5', 'F 6', 'G 7', 'H 8']);
});

it('ranks them by the time in the lost heat, as until 2021', () => {
  expect(places(final(4, eight, 'heat-time')).slice(4)).toEqual(['H 5', 'F 6', 'G 7', 'E 8']);
});

it('ranks them by their best time in the final, as in 2023 and 2024', () => {
  const sixteen: Racer[] = [
    ...[1, 2, 3, 4].map((rank): Racer => [`W${rank}`, rank, 5000, 5000]),
    ['E', 5, 6000, 'FALL'],
    ['F', 6, 5600, 5900],
    ['G', 7, 5700, 5500],
    ['H', 8, 5800, 'DNS'],
    ...[9, 10, 11, 12, 13, 14, 15, 16].map((rank): Racer => [`L${rank}`, rank, 'FALL']),
  ];
  expect(places(final(5, sixteen, 'best-time')).slice(4, 8)).toEqual(['G 5', 'F 6', 'H 7', 'E 8']);
});

it('puts whoever did not start last of those out in the same round', () => {
  const rows = final(
    4,
    eight.map((racer) => (racer[0] === 'E' ? ['E', 5, 'DNS'] : racer)),
  );
  expect(places(rows).slice(4)).toEqual(['F 5', 'G 6', 'H 7', 'E 8']);
});

it.each<[string, string | number, string | number, string]>([
  ['the shorter time', 5001, 5002, 'A'],
  ['any time before a fall', 'FALL', 9000, 'B'],
  ['the opponent of a false start', 'FALSE_START', 'WALKOVER', 'B'],
  ['the opponent of a false start, without a run', 'FALSE_START', '-', 'B'],
  ['the opponent of a false start, also against a time', 6960, 'FALSE_START', 'A'],
  ['whoever started', 'DNS', 7440, 'B'],
  ['the better one of the qualification if both fell', 'FALL', 'FALL', 'A'],
  ['the better one of the qualification if times are equal', 5000, 5000, 'A'],
])('gives a final to %s', (_name, a, b, winner) => {
  const rows = final(3, [
    ['A', 1, 5000, '-', a],
    ['B', 2, 5000, '-', b],
    ['C', 3, 'FALL', 5500],
    ['D', 4, 'FALL', 'FALL'],
  ]);
  expect(rows[0]?.entry).toBe(winner);
});

it('puts winners ahead of losers before they race on', () => {
  const rows = final(4, [
    ['A', 1, 6000],
    ['B', 2, '-'],
    ['C', 3, '-'],
    ['D', 4, 6500],
    ['E', 5, 6400],
    ['F', 6, '-'],
    ['G', 7, '-'],
    ['H', 8, 7000],
  ]);
  // 1 against 8, 4 against 5: A and E are in 1/2, D and H are out.
  expect(places(rows)).toEqual(['A 1', 'E 2', 'D 3', 'H 4', 'B -', 'C -', 'F -', 'G -']);
});

it('has every place raced for where losers race on', () => {
  // 1/4, 5-8, 1/2, 7-8, 5-6, small final, final.
  const rows = final(
    7,
    [
      ['A', 1, 'DNS', 'DNS', '-', 'DNS'],
      ['B', 2, 5000, '-', 5000, '-', '-', '-', 5000],
      ['C', 3, 5000, '-', 'FALL', '-', '-', 6000],
      ['D', 4, 'FALSE_START', 7000, '-', '-', 6000],
      ['E', 5, 'WALKOVER', '-', 5500, '-', '-', '-', 4900],
      ['F', 6, 6000, 6500, '-', '-', 5900],
      ['G', 7, 6000, 6600, '-', 6000],
      ['H', 8, 7440, '-', 6000, '-', '-', 5900],
    ],
    'race-on',
  );
  expect(places(rows)).toEqual(['E 1', 'B 2', 'H 3', 'C 4', 'F 5', 'D 6', 'G 7', 'A 8']);
});

it('shows the last run of everybody', () => {
  const rows = final(3, [
    ['A', 1, 4888, '-', 5089],
    ['B', 2, 5000, '-', 'FALL'],
    ['C', 3, 'FALL', 'WALKOVER'],
    ['D', 4, 'FALL', 'FALSE_START'],
  ]);
  expect(scoreTexts(rows)).toEqual(['5.08', 'FALL', 'WALKOVER', 'FALSE START']);
});
