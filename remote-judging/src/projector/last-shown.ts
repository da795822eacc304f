import type { Leaderboard, Steering } from '@topout/contract';
import { openKept } from '@topout/api-client';
import { useEffect, useRef, useState } from 'react';
import type { Hall } from './hall.ts';

/** Everything a screen shows, kept on its device for a start without a network. */
export interface ShownLast {
  readonly hall: Hall;
  readonly boards: readonly Leaderboard[];
  readonly steered: Steering;
}

const keepEveryMs = 5_000;

const keyOf = (competition: string, name: string) => `screen/${competition}${name && `/${name}`}`;

/**
 * What this device last showed of a competition as the screen of this name; null = nothing, undefined while
 * reading.
 */
export function useLastShown(competition: string, name: string): ShownLast | null | undefined {
  const [last, setLast] = useState<ShownLast | null>();
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      const kept = await openKept();
      return ((await kept?.readKept(kept.everybody, keyOf(competition, name))) ?? null) as ShownLast | null;
    };
    void find()
      .catch(() => null)
      .then((found) => wanted && setLast(found));
    return () => {
      wanted = false;
    };
  }, [competition, name]);
  return last;
}

/**
 * Keeps what is shown, now and then; null = nothing worth keeping yet. Does not keep hidden boards either.
 */
export function useKeepShown(competition: string, name: string, shown: ShownLast | null): void {
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  });
  useEffect(() => {
    let kept: ShownLast | null = null;
    const keep = async () => {
      const next = newest.current;
      if (next === null || next === kept) return;
      kept = next;
      const store = await openKept();
      await store?.writeKept(store.everybody, keyOf(competition, name), next);
    };
    const timer = setInterval(() => void keep().catch(() => undefined), keepEveryMs);
    return () => clearInterval(timer);
  }, [competition, name]);
}
