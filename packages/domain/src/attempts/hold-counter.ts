import type { Attempt } from '../model.ts';

/** The judge's hold counter on a sport route. */
export interface HoldCounter {
  readonly hold: number;
  /** Number of the last hold; 0 when nobody has counted the route's holds. */
  readonly max: number;
  readonly success: boolean;
  readonly usedLastHold: boolean;
  /** The hold to return to when the top is removed. */
  readonly beforeTop: number;
}

export type HoldCounterAction = 'plus' | 'minus' | 'toggle-top' | 'toggle-used-last-hold';

/** Opens the counter on the saved result, or at 0 without one. */
export function openHoldCounter(
  saved: Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold'> | null,
  max: number,
): HoldCounter {
  const success = saved?.success ?? false;
  const hold = success ? max : Math.min(saved?.segmentsCount ?? 0, max);
  return { hold, max, success, usedLastHold: !success && (saved?.usedLastHold ?? false), beforeTop: hold };
}

/** The keys that work now. (behaviour: judging#attempt-on-a-sport-route) */
export function holdCounterEnabled({ hold, max, success }: HoldCounter): Record<HoldCounterAction, boolean> {
  return {
    plus: hold < max,
    minus: hold > 0,
    'toggle-top': true,
    'toggle-used-last-hold': hold > 0 && !success,
  };
}

/**
 * One press. A disabled key changes nothing; changing the count removes the plus. From a hold between two
 * numbered ones the counter goes to the next whole one.
 *
 * @source behaviour: judging#attempt-on-a-sport-route
 */
export function holdCounter(state: HoldCounter, action: HoldCounterAction): HoldCounter {
  if (!holdCounterEnabled(state)[action]) return state;
  switch (action) {
    case 'plus':
      return counted(state, Math.floor(state.hold) + 1);
    case 'minus':
      return counted(state, Math.ceil(state.hold) - 1);
    case 'toggle-top':
      return state.success ? withoutTop(state) : topped(state);
    case 'toggle-used-last-hold':
      return { ...state, usedLastHold: !state.usedLastHold };
  }
}

/** The counter at a typed hold; a hold that the route does not have changes nothing. */
export function holdCounterAt(state: HoldCounter, hold: number): HoldCounter {
  return Number.isInteger(hold) && hold >= 0 && hold <= state.max ? counted(state, hold) : state;
}

function counted(state: HoldCounter, hold: number): HoldCounter {
  if (hold === state.max) return topped(state);
  return { ...state, hold, success: false, usedLastHold: false, beforeTop: hold };
}

function topped(state: HoldCounter): HoldCounter {
  return { ...state, hold: state.max, success: true, usedLastHold: false, beforeTop: state.hold };
}

/** Returns to the count before the top, or to 0 if that was already the maximum. */
function withoutTop(state: HoldCounter): HoldCounter {
  const hold = state.beforeTop === state.max ? 0 : state.beforeTop;
  return { ...state, hold, success: false, usedLastHold: false, beforeTop: hold };
}
