import { clockAt } from './clock-at.ts';
import type { Clock } from './clock.ts';

/**
 * Whether nobody climbed any more at a moment: the slot's time was over. Not known of moments before the last press.
 *
 * @source behaviour: clock#after-time
 */
export function isAfterTime(clock: Clock, at: number): boolean {
  if (at < clock.at) return false;
  const { status, phase } = clockAt(clock, at);
  return status === 'ENDED' || (status === 'RUNNING' && phase === 'CHANGE');
}
