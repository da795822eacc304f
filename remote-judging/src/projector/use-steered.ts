import { useEffect, useRef, useState } from 'react';
import { followScreen } from './follow-screen.ts';
import { type ScreenState, type Steering, steeringOf } from './screen-state.ts';

/** What a screen shows until it receives its setting. */
const unsteered: Steering = { categories: [], columns: null, seconds: 12, paused: false, message: '' };

/**
 * This screen's setting, and the number of pages turned forward (negative = back) since it was switched on;
 * reloads itself when told to.
 *
 * @param name the screen's name; empty = none
 * @param last its setting when it was last on
 */
export function useSteered(competition: string, name: string, last: Steering = unsteered) {
  const [state, setState] = useState({ steered: last, turned: 0 });
  const before = useRef<ScreenState | null>(null);
  useEffect(
    () =>
      followScreen(competition, name, (heard) => {
        const { step, reloads } = countedFrom(before.current, heard);
        before.current = heard;
        if (heard.reloads > reloads) window.location.reload();
        else {
          const turned = heard.step - step;
          setState((now) => ({ steered: steeringOf(heard), turned: now.turned + turned }));
        }
      }),
    [competition, name],
  );
  return state;
}

/** Pages and reloads count per name: they restart for a screen that has just got or lost its name. */
const countedFrom = (before: ScreenState | null, heard: ScreenState): ScreenState =>
  before?.name === heard.name ? before : heard;
