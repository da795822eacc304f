import { useEffect, useRef, useState } from 'react';
import { followScreen } from './follow-screen.ts';
import type { ScreenState } from './screen-state.ts';

/** What a screen shows until it hears how it is steered. */
const unsteered: Pick<ScreenState, 'categories' | 'columns' | 'seconds' | 'paused' | 'message' | 'step'> = {
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  step: 0,
};

export interface Steered extends Omit<typeof unsteered, 'step'> {
  /** Pages that were asked for since this screen is on; negative = back. */
  readonly turned: number;
}

/** How this screen is steered; loads itself anew when told to. */
export function useSteered(competition: string): Steered {
  const [state, setState] = useState(unsteered);
  const first = useRef<ScreenState | null>(null);
  useEffect(
    () =>
      followScreen(competition, (heard) => {
        first.current ??= heard;
        if (heard.reloads > first.current.reloads) window.location.reload();
        else setState({ ...heard, step: heard.step - first.current.step });
      }),
    [competition],
  );
  const { step, ...steered } = state;
  return { ...steered, turned: step };
}
