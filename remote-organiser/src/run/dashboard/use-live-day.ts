import type { Competition } from '@topout/contract';
import { liveStateKey, refresh, useLeaderboards, useLiveState } from '@topout/api-client';
import { useEffect, useRef } from 'react';

/** Boards may change several times a second; people read no faster. */
const atMostEveryMs = 2_000;

/** The live state, read again soon after any board changes. */
export function useLiveDay({ uuid, stages }: Competition) {
  const categories = stages[0]?.categories.map((category) => category.uuid) ?? [];
  const { boards, live } = useLeaderboards(uuid, categories, 'staff');
  const versions = [...boards.values()].reduce((sum, { version }) => sum + version, 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (versions === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void refresh(liveStateKey(uuid));
    }, atMostEveryMs);
  }, [uuid, versions]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return { read: useLiveState(uuid), isStale: live === 'stale' };
}
