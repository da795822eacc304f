import { useEffect, useRef, useState } from 'react';
import { followScreen } from './follow-screen.ts';
import { type ScreenState, type Steering, steeringOf } from './screen-state.ts';

/** What a screen shows until it hears how it is steered. */
const unsteered: Steering = { categories: [], columns: null, seconds: 12, paused: false, message: '' };

/**
 * How this screen is steered, and how many pages on (negative = back) since it is on; loads itself anew when told to.
 *
 * @param last how it was steered when it was last on
 */
export function useSteered(competition: string, last: Steering = unsteered) {
  const [state, setState] = useState({ steered: last, turned: 0 });
  const first = useRef<ScreenState | null>(null);
  useEffect(
    () =>
      followScreen(competition, (heard) => {
        first.current ??= heard;
        if (heard.reloads > first.current.reloads) window.location.reload();
        else setState({ steered: steeringOf(heard), turned: heard.step - first.current.step });
      }),
    [competition],
  );
  return state;
}
