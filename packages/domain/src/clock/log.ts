import { type Clock } from './clock.ts';
import { type ClockAction, pressClock } from './press.ts';

/** A press as the log keeps it. */
export interface LoggedPress {
  /** Counts all presses from 1, also those that a new plan has made void; missing = its place in the list. */
  readonly version?: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  readonly action: ClockAction;
}

/**
 * The clock that the presses of a log make, in their order.
 *
 * @returns null where nobody has set it
 */
export function clockOf(presses: readonly LoggedPress[]): Clock | null {
  let clock: Clock | null = null;
  for (const [index, { version = index + 1, at, action }] of presses.entries()) {
    const pressed = pressClock(clock && { ...clock, version: version - 1 }, action, at);
    if ('clock' in pressed) clock = { ...pressed.clock, version };
  }
  return clock;
}
