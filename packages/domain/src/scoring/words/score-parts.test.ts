import { scoreParts } from './score-parts.ts';

it.each([
  ['349 pts', '349', 'pts', ''],
  ['34+', '34+', '', ''],
  ['', '', '', ''],
  ['155.2 (63.1 + 92.1)', '155.2', '', '(63.1 + 92.1)'],
  ['64 (4 × 4 × 4)', '64', '', '(4 × 4 × 4)'],
  ['FALSE START', 'FALSE START', '', ''],
  ['FALSE START (5.121)', 'FALSE START', '', '(5.121)'],
])('takes "%s" apart', (text, figure, unit, beside) =>
  expect(scoreParts(text)).toEqual({ figure, unit, beside }),
);
