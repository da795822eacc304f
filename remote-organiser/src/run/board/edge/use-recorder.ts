import type { FeedState } from '@topout/api-client';
import { useEffect, useRef } from 'react';
import { readMarks, setMarks } from '../marks/store.ts';
import type { Opened } from '../use-opened.ts';
import { gainsOf } from './gains.ts';

/** How long a row says what came in. */
const shownMs = 8_000;

/** Takes back what a row said, unless something newer came in. */
function fade(news: readonly (readonly [string, string])[]): void {
  const gained = new Map(readMarks().gained);
  for (const [entry, text] of news) if (gained.get(entry) === text) gained.delete(entry);
  setMarks({ gained });
}

/** Marks for a moment whose result came in. */
export function useRecorder(boards: FeedState['boards'], opened: Opened): void {
  const last = useRef(opened.boards);
  useEffect(() => {
    const news = [...boards].flatMap(([category, board]) => gainsOf(last.current.get(category), board));
    last.current = new Map(boards);
    if (news.length === 0) return;
    setMarks({ gained: new Map([...readMarks().gained, ...news]) });
    setTimeout(() => fade(news), shownMs);
  }, [boards]);
}
