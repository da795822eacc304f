import { lastResultWords } from './last-result-words.ts';

it.each([
  ['T', 12, 5_000, 'Zoë topped 12 just now'],
  ['F', 3, 61_000, 'Zoë flashed 3, 1 min ago'],
  ['T', null, 0, 'Zoë topped a route just now'],
  ['-', 4, 130_000, 'Zoë climbed on 4, 2 min ago'],
  ['z', 7, 0, 'Zoë reached the zone on 7 just now'],
])('tells %s on route %s', (mark, number, agoMs, words) =>
  expect(lastResultWords({ firstName: 'Zoë', number, mark }, 'DEFAULT', agoMs)).toBe(words),
);

it('names no route of a run', () =>
  expect(lastResultWords({ firstName: 'Zoë', number: 1, mark: 'T' }, 'IFSC_SPEED', 0)).toBe(
    'Zoë raced just now',
  ));
