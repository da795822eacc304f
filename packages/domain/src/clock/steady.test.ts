import type { Clock } from './clock.ts';
import { clockAt } from './clock-at.ts';
import { clockOf } from './log.ts';
import { clockPlans } from './plan.ts';
import { steadyClock } from './steady.ts';

const started = clockOf([
  { at: 0, action: { kind: 'SET', plan: clockPlans.FINAL } },
  { at: 0, action: { kind: 'START' } },
]);
const at = (ms: number): Clock => {
  if (!started) throw new Error('No clock');
  return clockAt(started, ms);
};

it.each([
  ['the next second', at(900), at(1_100), 238_900],
  ['nothing new within a second', at(100), at(900), 239_900],
  ['no second twice where the time is corrected', at(1_100), at(900), 238_900],
  ['a large correction', at(9_000), at(1_000), 239_000],
  ['a pause, whatever was left', at(1_100), { ...at(900), version: 3, status: 'PAUSED' as const }, 239_100],
])('draws %s', (_what, before, now, leftMs) => expect(steadyClock(before, now).leftMs).toBe(leftMs));
