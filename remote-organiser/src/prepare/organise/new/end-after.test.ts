import { endAfter } from './end-after.ts';

it.each([
  ['2026-11-26T09:00', '2026-11-26T18:00'],
  ['2026-11-26T15:00', '2026-11-26T18:00'],
  ['2026-11-26T18:08', '2026-11-26T21:08'],
  ['2026-12-31T22:30', '2027-01-01T01:30'],
])('proposes for a start at %s the end %s', (start, end) => expect(endAfter(start)).toBe(end));
