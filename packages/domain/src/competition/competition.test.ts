import { canEnter, type EntryWindow } from './can-enter.ts';
import { contrastText } from './contrast.ts';
import { countdown } from './countdown.ts';
import { formatDashboardTime, formatEndedAt } from '../times/formats.ts';
import { ordinal } from './ordinal.ts';
import { competitionStatus } from './status.ts';

describe('entering', () => {
  const at = (time: string) => Date.parse(`2026-03-14T${time}:00Z`);
  const open: EntryWindow = {
    nowMs: at('10:00'),
    endMs: at('18:00'),
    entriesOpenMs: at('09:00'),
    entriesCloseMs: at('12:00'),
    pendingResults: true,
    cancelled: false,
    capacity: 2,
    entryCount: 1,
    timeZone: 'Europe/Vienna',
  };

  it.each([
    ['while entries are open', {}, null],
    ['from the moment they open', { nowMs: at('09:00') }, null],
    [
      'without any limit',
      { entriesOpenMs: null, entriesCloseMs: null, capacity: null, entryCount: 999 },
      null,
    ],
    ['before they open', { nowMs: at('08:59') }, 'Entries open on 14th March 2026 at 10:00.'],
    ['when they close', { nowMs: at('12:00') }, 'Entries are closed.'],
    ['when results are closed', { pendingResults: false }, 'Entries are closed.'],
    ['when it is full', { entryCount: 2 }, 'This competition is full.'],
    ['when it has ended', { nowMs: at('18:00') }, 'This competition has ended.'],
    ['when it is cancelled', { cancelled: true, nowMs: at('18:00') }, 'This competition has been cancelled.'],
  ])('%s', (_name, overrides, reason) => {
    expect(canEnter({ ...open, ...overrides })).toEqual({ canEnter: reason === null, reason });
  });
});

it.each([
  [-1, false, 'UPCOMING'],
  [0, false, 'LIVE'],
  [99, false, 'LIVE'],
  [100, false, 'PAST'],
  [50, true, 'CANCELLED'],
])('at %i of 0 to 100, cancelled: %s, it is %s', (nowMs, cancelled, status) => {
  expect(competitionStatus({ nowMs, startMs: 0, endMs: 100, cancelled })).toBe(status);
});

const hours = (count: number) => count * 3_600_000;

it.each([
  [-5, '00:00:00'],
  [0, '00:00:00'],
  [999, '00:00:00'],
  [61_000, '00:01:01'],
  [hours(6) - 1, '05:59:59'],
  [hours(6), '6 hours'],
  [hours(6) + 60_000, '6 hours 1 minute'],
  [hours(24), '1 day'],
  [hours(25.5), '1 day 1 hour'],
  [hours(51), '2 days 3 hours'],
])('counts %i ms down as %s', (leftMs, text) => expect(countdown(leftMs)).toBe(text));

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('writes %i as %s', (n, text) => expect(ordinal(n)).toBe(text));

describe('dates', () => {
  const evening = new Date('2026-03-22T23:05:00Z');

  it('are shown in the time zone of the venue', () => {
    expect(formatDashboardTime(evening, 'UTC')).toBe('23:05, 22nd March 2026');
    expect(formatDashboardTime(evening, 'Europe/Vienna')).toBe('00:05, 23rd March 2026');
    expect(formatEndedAt(evening, 'Europe/Vienna')).toBe('23rd March 2026 at 00:05');
    expect(formatEndedAt(evening, 'America/Denver')).toBe('22nd March 2026 at 17:05');
  });
});

describe('the text of a header', () => {
  it.each([
    ['#000000', 'white', 'AAA'],
    ['#14532d', 'white', 'AAA'],
    ['#fff', 'dark', 'AAA'],
    ['#FFFF00', 'dark', 'AAA'],
    ['#0369a1', 'white', 'AA'],
    ['#f97316', 'dark', 'AA'],
    ['#7a7a7a', 'white', 'LOW'],
  ])('on %s is %s (%s)', (hex, text, level) => expect(contrastText(hex)).toMatchObject({ text, level }));

  it('has the contrast of black and white in full', () => expect(contrastText('#000').ratio).toBe(21));

  it.each(['', 'red', '#12', '#12345g', '#1234567'])('refuses "%s"', (colour) => {
    expect(() => contrastText(colour)).toThrow(new Error('Invalid color'));
  });
});
