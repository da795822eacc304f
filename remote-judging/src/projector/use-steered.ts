import type { Screen, Steering } from '@topout/contract';
import { steeringOf } from '@topout/api-client';
import { useEffect, useRef, useState } from 'react';
import { followScreen } from './follow-screen.ts';

/** What a screen shows until it receives its setting. */
const unsteered: Steering = {
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  shows: 'BOARDS',
};

/**
 * This screen's setting, the number of pages turned forward (negative = back) since it was switched on, and how
 * often the raffle has changed; reloads itself when told to.
 *
 * @param name the screen's name; empty = none
 * @param last its setting when it was last on
 */
export function useSteered(competition: string, name: string, last: Steering = unsteered) {
  const [state, setState] = useState({ steered: last, turned: 0, raffle: 0 });
  const before = useRef<Screen | null>(null);
  useEffect(
    () =>
      followScreen(competition, name, (heard) => {
        const { step, reloads } = countedFrom(before.current, heard);
        before.current = heard;
        if (heard.reloads > reloads) window.location.reload();
        else {
          const turned = heard.step - step;
          const { raffle } = heard;
          setState((now) => ({ steered: steeringOf(heard), turned: now.turned + turned, raffle }));
        }
      }),
    [competition, name],
  );
  return state;
}

/** Pages and reloads count per name: they restart for a screen that has just got or lost its name. */
const countedFrom = (before: Screen | null, heard: Screen): Screen =>
  before?.name === heard.name ? before : heard;
