import { formatHours, formatWhen } from './format-day.ts';

const inParis = { timeZone: 'Europe/Paris' };
const oneDay = { startTime: '2026-11-30T17:00:00Z', endTime: '2026-11-30T22:00:00Z', venue: inParis };

it('tells weekday and hour of one to come, where the venue is', () => {
  expect(formatWhen(oneDay, false)).toBe('Mon 18:00 (Paris time)');
  expect(formatHours(oneDay)).toBe('18:00 – 23:00 (Paris time)');
});

it('tells the year of one that is over', () => expect(formatWhen(oneDay, true)).toBe('2026'));

it('tells the last day of one that takes several, whose first stands on the leaf', () => {
  expect(formatWhen({ ...oneDay, endTime: '2026-12-01T10:00:00Z' }, false)).toBe('until 1 Dec 2026');
});
