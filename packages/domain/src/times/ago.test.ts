import { ago } from './ago.ts';

it.each([
  ['2026-03-14T10:00:30Z', 'just now'],
  ['2026-03-14T09:59:30Z', 'just now'],
  ['2026-03-14T09:59:00Z', '1 minute ago'],
  ['2026-03-14T07:30:00Z', '2 hours ago'],
  ['2026-03-13T08:00:00Z', '1 day ago'],
  ['2026-03-11T10:00:00Z', '3 days ago'],
  ['2026-01-01T10:00:00Z', '2 months ago'],
  ['2023-03-01T10:00:00Z', '3 years ago'],
])('says of %s: %s', (moment, text) => {
  expect(ago(moment, '2026-03-14T10:00:00Z')).toBe(text);
});
