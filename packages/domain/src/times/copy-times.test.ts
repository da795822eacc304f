import { movedAlong, nextTimes } from './copy-times.ts';

const cup = { startTime: '2026-10-24T07:00:00Z', endTime: '2026-10-24T16:00:00Z' };

it('puts a copy on the same weekday at the same hour of the venue, also across a change of clocks', () => {
  const times = nextTimes(cup, 'Europe/Zurich', Date.parse('2026-10-25T12:00:00Z'));
  expect(times).toEqual(['2026-10-31T09:00', '2026-10-31T18:00']);
});

it.each([
  ['the end with the start', '2026-10-31T18:00', '2026-10-31T09:00', '2026-11-07T10:00', '2026-11-07T19:00'],
  ['nothing with a start that is half typed', '2026-10-31T18:00', '2026-10-31T09:00', '', '2026-10-31T18:00'],
])('moves %s', (_what, end, from, to, expected) => {
  expect(movedAlong(end, { from, to })).toBe(expected);
});
