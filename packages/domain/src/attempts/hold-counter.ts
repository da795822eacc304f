import type { Attempt } from '../model.ts';

/** The judge's hold counter on a sport route. */
export interface HoldCounter {
  readonly hold: number;
  /** Number of the last hold; 0 when the route's holds were not counted. */
  readonly max: number;
  readonly success: boolean;
  readonly usedLastHold: boolean;
  /** The hold to go back to when the top is taken away. */
  readonly beforeTop: number;
}

export type HoldCounterAction = 'plus' | 'minus' | 'toggle-top' | 'toggle-used-last-hold';

/** The counter as it opens on what is saved; at 0 when nothing is. */
export function openHoldCounter(
  saved: Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold'> | null,
  max: number,
): HoldCounter {
  const success = saved?.success ?? false;
  const hold = success ? max : Math.min(saved?.segmentsCount ?? 0, max);
  return { hold, max, success, usedLastHold: !success && (saved?.usedLastHold ?? false), beforeTop: hold };
}

/** What can be pressed now. (spec 2 §4) */
export function holdCounterEnabled({ hold, max, success }: HoldCounter): Record<HoldCounterAction, boolean> {
  return {
    plus: hold < max,
    minus: hold > 0,
    'toggle-top': true,
    'toggle-used-last-hold': hold > 0 && !success,
  };
}

/**
 * One press. A press that is not enabled changes nothing; changing the count takes the plus away. From a hold between two
 * numbered ones it goes to the next whole one.
 *
 * @source spec 2 §4, attempt scoring, hold-counter style
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

/** The counter at a hold that was typed; what is no hold of the route changes nothing. */
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

/** Back to the count before the top, or to 0 if that was the maximum already. */
function withoutTop(state: HoldCounter): HoldCounter {
  const hold = state.beforeTop === state.max ? 0 : state.beforeTop;
  return { ...state, hold, success: false, usedLastHold: false, beforeTop: hold };
}
