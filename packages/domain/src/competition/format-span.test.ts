import { formatSpan } from './format-span.ts';

const inParis = [{ timeZone: 'Europe/Paris' }];
const startTime = '2026-11-28T08:00:00Z';

it('tells day and hours by the clocks of the venue, and whose clocks they are', () =>
  expect(formatSpan({ startTime, endTime: '2026-11-28T16:00:00Z', venues: inParis })).toBe(
    'Sat 28 Nov 2026, 09:00 – 17:00 (Paris time)',
  ));

it('tells both days of one that takes several', () =>
  expect(formatSpan({ startTime, endTime: '2026-11-29T16:00:00Z', venues: inParis })).toBe(
    'Sat 28 Nov 2026, 09:00 – Sun 29 Nov 2026, 17:00 (Paris time)',
  ));
