import { atom, useAtom } from 'jotai';
import { usePassed } from '../competition/use-passed.ts';

/** What stands in turn at the one place under the thumb. */
type Deed = 'save' | 'skip' | 'log';

/** A finger that taps twice has tapped by then. */
const restMs = 1_000;

/** The last tap there, across screens. */
const lastTapAtom = atom<{ readonly does: Deed; readonly at: number } | null>(null);

/** The same spot never does two things within a second: what comes after a tap waits that long, and shows it. */
export function useThumbSpot(does: Deed): { readonly ready: boolean; readonly tapped: () => void } {
  const [last, setLast] = useAtom(lastTapAtom);
  const rested = usePassed(new Date(last ? last.at + restMs : 0).toISOString());
  return {
    ready: rested || last?.does === does,
    tapped: () => setLast({ does, at: Date.now() }),
  };
}
