import { attemptIcon, attemptMark, boulderChoices } from './boulder-choices.ts';
import { heldMessage, heldReasons } from './held.ts';

it.each([
  [0, ['Try', 'Top']],
  [1, ['Try', 'Zone', 'Top']],
  [2, ['Try', 'Zone 1', 'Zone 2', 'Top']],
])('offers with %i zones %j', (zones, labels) => {
  expect(boulderChoices(zones).map(({ label }) => label)).toEqual(labels);
});

it('records each choice as success and segments', () => {
  expect(boulderChoices(2).map(({ key, success, segmentsCount }) => [key, success, segmentsCount])).toEqual([
    ['TRY', false, 0],
    ['ZONE_1', false, 1],
    ['ZONE_2', false, 2],
    ['TOP', true, 1],
  ]);
});

it.each([
  [true, 1, 2, 'T', 'T'],
  [false, 0, 2, '–', '-'],
  [false, 1, 1, 'Z', 'z'],
  [false, 1, 2, 'Z1', 'y'],
  [false, 2, 2, 'Z2', 'Z'],
])(
  'shows success %s with %i of %i zones as %s, filled as %s',
  (success, segmentsCount, zones, icon, mark) => {
    expect(attemptIcon({ success, segmentsCount }, zones)).toBe(icon);
    expect(attemptMark({ success, segmentsCount }, zones)).toBe(mark);
  },
);

it('has a sentence for every reason', () => {
  for (const reason of heldReasons) expect(heldMessage(reason)).toMatch(/^[A-Z].*\.$/);
});

it.each([
  ['attempt.limit', 5, 'Only 5 attempts are allowed on this route.'],
  ['attempt.limit', 1, 'Only 1 attempt is allowed on this route.'],
  ['hold.limit', 40, 'This route has 40 holds.'],
  ['hold.limit', 1, 'This route has 1 hold.'],
] as const)('says of %s with %i: %s', (reason, n, sentence) =>
  expect(heldMessage(reason, { n })).toBe(sentence),
);
