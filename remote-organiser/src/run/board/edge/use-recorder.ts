import type { FeedState } from '@topout/api-client';
import { useEffect, useRef } from 'react';
import { readMarks, setMarks } from '../marks/store.ts';
import type { Opened } from '../use-opened.ts';
import { gainsOf } from './gains.ts';
import { type Baseline, movesOf, remember, type Snapshot } from './movement.ts';

/** How long a row says what came in. */
const shownMs = 8_000;

/** Takes back what a row said, unless something newer came in. */
function fade(news: readonly (readonly [string, string])[]): void {
  const gained = new Map(readMarks().gained);
  for (const [entry, text] of news) if (gained.get(entry) === text) gained.delete(entry);
  setMarks({ gained });
}

/** Keeps in mind where everybody stood, from the opening of the page on, and marks who moved. */
export function useRecorder(boards: FeedState['boards'], opened: Opened, baseline: Baseline): void {
  const last = useRef(opened.boards);
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
    const news = [...boards].flatMap(([category, board]) => gainsOf(last.current.get(category), board));
    last.current = new Map(boards);
    if (news.length === 0) return;
    setMarks({ gained: new Map([...readMarks().gained, ...news]) });
    setTimeout(() => fade(news), shownMs);
  }, [boards, opened, baseline]);
}
