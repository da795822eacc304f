import type { FeedState } from '@topout/api-client';
import { useEffect, useRef } from 'react';
import { setMarks } from '../marks/store.ts';
import type { Opened } from '../use-opened.ts';
import { type Baseline, movesOf, remember, type Snapshot } from './movement.ts';

/** Keeps in mind where everybody stood, from the opening of the page on, and marks who moved. */
export function useRecorder(boards: FeedState['boards'], opened: Opened, baseline: Baseline): void {
  const history = useRef(new Map<string, readonly Snapshot[]>());
  useEffect(() => {
    const nowMs = Date.now();
    const moved = new Map<string, number>();
    for (const [category, board] of boards) {
      const before =
        history.current.get(category) ?? remember([], opened.boards.get(category) ?? board, opened.atMs);
      const kept = remember(before, board, nowMs);
      history.current.set(category, kept);
      for (const [entry, by] of movesOf(board, kept, baseline, nowMs)) moved.set(entry, by);
    }
    setMarks({ moved });
  }, [boards, opened, baseline]);
}
