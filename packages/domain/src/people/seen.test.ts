import { isSeenNow } from './seen.ts';

it.each([
  ['2026-11-21T11:59:00Z', true],
  ['2026-11-21T11:58:00Z', false],
  ['2026-11-21T12:00:05Z', true],
  [null, false],
])('of somebody seen at %s, is it now: %s', (seen, now) => {
  expect(isSeenNow(seen, '2026-11-21T12:00:00Z')).toBe(now);
});
