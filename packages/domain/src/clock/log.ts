import { type Clock } from './clock.ts';
import { type ClockAction, pressClock } from './press.ts';

/** A press as the log keeps it. */
export interface LoggedPress {
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  readonly action: ClockAction;
}

/**
 * The clock that the presses of a log make, in their order.
 *
 * @param first how many presses came before, which a new plan has made void
 * @returns null where nobody has set it
 */
export function clockOf(presses: readonly LoggedPress[], first = 0): Clock | null {
  let clock: Clock | null = null;
  for (const [index, { at, action }] of presses.entries()) {
    const pressed = pressClock(clock, action, at);
    if ('clock' in pressed) clock = { ...pressed.clock, version: first + index + 1 };
  }
  return clock;
}
