import { dayAndMonth, formatEnd, formatFirstDay, formatOwn } from './format-day.ts';

const days = {
  startTime: '2026-11-30T17:00:00Z',
  endTime: '2026-11-30T23:30:00Z',
  venue: { timeZone: 'Europe/Paris' },
};

it('tells the day at the venue', () => {
  expect(dayAndMonth(days)).toEqual({ day: '30', month: 'Nov' });
  expect(formatFirstDay(days)).toBe('30 Nov 2026');
});

it('tells the end at the venue, with its zone for readers elsewhere', () => {
  expect(formatEnd({ ...days, endTime: '2026-11-30T22:00:00Z' })).toBe('23:00 (Paris time)');
  expect(formatEnd(days)).toBe('Tue 1 Dec 2026, 00:30 (Paris time)');
});

it('tells people who go there weekday and hour', () => {
  const before = Date.parse('2026-11-01T00:00:00Z');
  const oneDay = { ...days, endTime: '2026-11-30T22:00:00Z' };
  expect(formatOwn(oneDay, before)).toBe('Mon 18:00 (Paris time)');
  expect(formatOwn(oneDay, Date.parse('2027-01-01T00:00:00Z'))).toBe('2026');
  expect(formatOwn(days, before)).toBe('until 1 Dec 2026');
});
