import { endFormat, restOfDate } from './when-words.ts';

const oneDay = {
  startTime: '2026-11-30T17:00:00Z',
  endTime: '2026-11-30T22:00:00Z',
  venue: { timeZone: 'Europe/Paris' },
};
const twoDays = { ...oneDay, endTime: '2026-12-01T10:00:00Z' };
const at = (year: number) => Date.parse(`${year}-06-01T00:00:00Z`);

it.each([
  ['nothing of one day this year', oneDay, 2026, null],
  ['the year of another one', oneDay, 2027, '2026'],
  ['the last of several days', twoDays, 2026, 'until 1 Dec 2026'],
])('adds %s', (_what, days, year, words) => expect(restOfDate(days, at(year))).toBe(words));

it('ends at an hour, or on another day at an hour', () => {
  expect(endFormat(oneDay)(oneDay.endTime, 'Europe/Paris')).toBe('23:00');
  expect(endFormat(twoDays)(twoDays.endTime, 'Europe/Paris')).toBe('Tue 1 Dec 2026, 11:00');
});
