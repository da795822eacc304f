import { intervalToDuration } from 'date-fns/intervalToDuration';
import { once } from '../once.ts';
import type { Moment } from './wall-clock.ts';

const units = ['years', 'months', 'days', 'hours', 'minutes'] as const;
const relative = once(() => new Intl.RelativeTimeFormat('en'));

/** `3 days ago`, in the largest unit that has passed; `just now` within a minute, and ahead of time. */
export function ago(moment: Moment, now: Moment): string {
  const passed = intervalToDuration({ start: moment, end: now });
  const unit = units.find((each) => (passed[each] ?? 0) > 0);
  return unit ? relative().format(-(passed[unit] ?? 0), unit) : 'just now';
}
