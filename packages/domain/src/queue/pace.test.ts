import { paceOf } from './pace.ts';

const now = Date.parse('2026-11-21T10:30:00Z');
const at = (...minutes: number[]) => minutes.map((minute) => new Date(now - minute * 60_000).toISOString());

it.each([
  ['three climbers', at(9, 3, 6), 3],
  ['climbers of today and one of long ago', at(1, 5, 9, 200), 4],
  ['a crowd, of which the last eight count', at(0, 1, 2, 3, 4, 5, 6, 7, 29), 1],
  ['climbers with a pause in between', at(1, 3, 5, 27), 2],
  ['climbers within one minute', at(0, 0.1, 0.2), 1],
  ['two climbers', at(1, 4), null],
  ['nobody', [], null],
  ['climbers of an hour ago', at(60, 63, 66), null],
])('knows the pace of %s', (_who, times, pace) => expect(paceOf(times, now)).toBe(pace));
