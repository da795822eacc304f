import { useEffect, useRef, useState } from 'react';
import { followScreen } from './follow-screen.ts';
import { type ScreenState, type Steering, steeringOf } from './screen-state.ts';

/** What a screen shows until it hears how it is steered. */
const unsteered: Steering = { categories: [], columns: null, seconds: 12, paused: false, message: '' };

/**
 * How this screen is steered, and how many pages on (negative = back) since it is on; loads itself anew when told to.
 *
 * @param name what the screen is called; empty = nothing
 * @param last how it was steered when it was last on
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

/** Pages and reloads are counted for each name: they begin anew for a screen that has just been given one, or lost it. */
const countedFrom = (before: ScreenState | null, heard: ScreenState): ScreenState =>
  before?.name === heard.name ? before : heard;
