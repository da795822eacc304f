import { momentOf, wallTime } from './wall-time.ts';

it.each([
  ['in winter', '2026-03-14T09:00', 'Europe/Vienna', '2026-03-14T08:00:00.000Z'],
  ['in summer', '2026-07-14T09:00', 'Europe/Vienna', '2026-07-14T07:00:00.000Z'],
  ['on the other side of the world', '2026-03-14T09:30', 'Asia/Kolkata', '2026-03-14T04:00:00.000Z'],
  ['behind Greenwich', '2026-03-14T22:00', 'America/Denver', '2026-03-15T04:00:00.000Z'],
  ['in the hour that is skipped', '2026-03-29T02:30', 'Europe/Vienna', '2026-03-29T01:30:00.000Z'],
  ['in the hour that comes twice', '2026-10-25T02:30', 'Europe/Vienna', '2026-10-25T00:30:00.000Z'],
])('finds the moment %s', (_name, wall, zone, moment) => {
  expect(momentOf(wall, zone)?.toISOString()).toBe(moment);
});

it('shows what the clocks show', () => {
  expect(wallTime(new Date('2026-03-14T23:05:00Z'), 'Europe/Vienna')).toBe('2026-03-15T00:05');
});

it.each(['', 'tomorrow', '2026-13-01T00:00'])('takes "%s" for no date', (text) => {
  expect(momentOf(text, 'UTC')).toBeNull();
});
