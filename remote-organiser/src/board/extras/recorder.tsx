import type { Competition, FeedState } from '@topout/api-client';
import { useEffect, useRef } from 'react';
import { readFollowed } from './follows.ts';
import { type Mark, marksOf, remember, type Snapshot } from './movement.ts';
import { setExtras, useExtras } from './store.ts';

export interface RecorderProps {
  readonly competition: Competition;
  readonly boards: FeedState['boards'];
}

/** Keeps in mind where everybody stood, and marks who moved. Shows nothing itself. */
export function Recorder({ competition: { uuid, userEntry, childEntries }, boards }: RecorderProps) {
  const history = useRef(new Map<string, readonly Snapshot[]>());
  const baseline = useExtras((extras) => extras.baseline);

  useEffect(() => {
    const own = [userEntry, ...childEntries].flatMap((entry) => entry?.user.uuid ?? []);
    setExtras({ followed: readFollowed(uuid), own: new Set(own) });
  }, [uuid, userEntry, childEntries]);

  useEffect(() => setExtras({ openedAtMs: Date.now(), baseline: 'opened' }), [uuid]);

  useEffect(() => {
    const nowMs = Date.now();
    const marks = new Map<string, Mark>();
    for (const [category, board] of boards) {
      const kept = remember(history.current.get(category) ?? [], board, nowMs);
      history.current.set(category, kept);
      for (const [entry, mark] of marksOf(board, kept, baseline, nowMs)) marks.set(entry, mark);
    }
    setExtras({ marks });
  }, [boards, baseline]);

  return null;
}
