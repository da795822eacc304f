import { usePassed } from '@topout/app-kit/use-passed';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';

/** The actions that take turns at the one place under the thumb. */
type Deed = 'save' | 'skip' | 'log' | 'undo';

/** By then a finger that taps twice has done so. */
const restMs = 1_000;

/** The last tap there, across screens. */
const lastTapAtom = atom<{ readonly does: Deed; readonly at: number } | null>(null);

export interface ThumbSpotOptions {
  /** The same action may follow itself at once; not where a tap puts another person in its place. */
  readonly again?: boolean;
  /** Rests from its first appearance too: on a slow line it comes long after the tap that brings it. */
  readonly appears?: boolean;
}

/**
 * Keeps one spot from doing two different things within a second: the action after a tap waits that long, and
 * shows it.
 */
export function useThumbSpot(
  does: Deed,
  { again = true, appears = false }: ThumbSpotOptions = {},
): { readonly ready: boolean; readonly tapped: () => void } {
  const [last, setLast] = useAtom(lastTapAtom);
  const [shownAt] = useState(Date.now);
  const tappedAt = last && !(again && last.does === does) ? last.at : 0;
  return {
    ready: usePassed(new Date(Math.max(tappedAt, appears ? shownAt : 0) + restMs).toISOString()),
    tapped: () => setLast({ does, at: Date.now() }),
  };
}
