import fc from 'fast-check';
import { forReader } from './for-reader.ts';
import {
  formatDashboardTime,
  formatDay,
  formatEndedAt,
  formatMoment,
  formatRecent,
  formatTime,
} from './formats.ts';
import { wallClock } from './wall-clock.ts';
import { momentOf, wallTime } from './wall-time.ts';
import { yearIn } from './year-in.ts';

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'America/New_York',
  'Europe/Vienna',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

/** Nights when clocks change somewhere, and any other moment of these years. */
const moments = fc.oneof(
  fc
    .constantFrom(
      '2011-12-30T10:00Z',
      '2026-03-08T07:00Z',
      '2026-03-29T01:00Z',
      '2026-04-04T15:00Z',
      '2026-10-25T01:00Z',
      '2026-11-01T04:30Z',
      '2026-12-31T10:00Z',
    )
    .chain((night) =>
      fc.integer({ min: -180, max: 180 }).map((minutes) => Date.parse(night) + minutes * 60_000),
    ),
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => Math.floor(date.getTime() / 60_000) * 60_000),
);

const property = (holds: (ms: number, zone: string) => void) =>
  fc.assert(fc.property(moments, fc.constantFrom(...zones), holds), { numRuns: 1_000 });

/** The platform's own answer for the same moment. */
function platformSays(ms: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(ms);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${of('weekday')} ${of('day')} ${of('month')} ${of('year')}, ${of('hour')}:${of('minute')}`;
}

it('shows what the clocks of any zone show', () => {
  property((ms, zone) => expect(formatMoment(ms, zone)).toBe(platformSays(ms, zone)));
});

it('finds back the moment of a wall time, or the first of two', () => {
  property((ms, zone) => {
    const wall = wallTime(ms, zone);
    const found = momentOf(wall, zone);
    expect(found && wallTime(found, zone)).toBe(wall);
    expect(found?.getTime()).toBeLessThanOrEqual(ms);
  });
});

it('has one form for each thing', () => {
  const [at, zone] = ['2026-09-03T22:05:00Z', 'Europe/Vienna'] as const;
  expect(formatTime(at, zone)).toBe('00:05');
  expect(formatDay(at, zone)).toBe('4 Sep 2026');
  expect(formatMoment(at, zone)).toBe('Fri 4 Sep 2026, 00:05');
  expect(formatDashboardTime(at, zone)).toBe('00:05, 4th September 2026');
  expect(formatEndedAt(at, zone)).toBe('4th September 2026 at 00:05');
});

it('leaves out the day of today there', () => {
  const recent = formatRecent('2026-12-31T11:00:00Z');
  expect(recent('2026-12-31T10:05:00Z', 'Pacific/Kiritimati')).toBe('00:05');
  expect(recent('2026-12-31T09:55:00Z', 'Pacific/Kiritimati')).toBe('Thu 31 Dec 2026, 23:55');
});

it('counts years where the competition is', () => {
  const start = '2026-12-31T20:00:00Z';
  expect(
    ['Pacific/Kiritimati', 'Europe/Vienna', 'America/St_Johns'].map((zone) => yearIn(zone, start)),
  ).toEqual([2027, 2026, 2026]);
});

it('takes a zone that the device does not know for UTC', () => {
  expect(wallClock('2026-03-14T09:00:00Z', 'Mars/Olympus').getHours()).toBe(9);
});

it.each([
  ['at the venue', 'Asia/Kathmandu', '13:45'],
  ['whose clock shows the same', 'Asia/Katmandu', '13:45'],
  ['elsewhere', 'America/St_Johns', '04:30 (St Johns time)'],
  ['a quarter of an hour off', 'Asia/Kolkata', '13:30 (Kolkata time)'],
  ['of a competition without a place', 'UTC', '08:00 (UTC)'],
])('names the zone to a reader who may be elsewhere: %s', (_name, zone, shown) => {
  expect(new Date(2026, 0).getTimezoneOffset()).toBe(-345);
  expect(forReader(formatTime, '2026-03-02T08:00:00Z', zone)).toBe(shown);
});
