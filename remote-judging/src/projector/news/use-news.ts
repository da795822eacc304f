import { serverNow } from '@topout/api-client';
import { useEffect, useRef, useState } from 'react';
import type { ShownBoards } from '../use-boards.ts';
import { type News, newsBetween } from './news-between.ts';

/** How long news stand, and how long while others wait. */
const [standMs, hurryMs] = [6_000, 3_000];

/** In a storm of results, the oldest that wait are left out. */
const mostWaiting = 4;

/** What happened on the boards since the screen was switched on; the first is told now, the others wait. */
export function useNews(boards: ShownBoards['boards']): readonly News[] {
  const before = useRef(boards);
  const [queue, setQueue] = useState<readonly News[]>([]);
  useEffect(() => {
    const fresh = [...boards.values()].flatMap((board) => {
      const old = before.current.get(board.category);
      return old ? newsBetween(old, board, serverNow()) : [];
    });
    before.current = boards;
    if (fresh.length > 0)
      setQueue(([told, ...waiting]) => [
        ...(told ? [told] : []),
        ...[...waiting, ...fresh].slice(-mostWaiting),
      ]);
  }, [boards]);

  const told = queue[0];
  const othersWait = queue.length > 1;
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setQueue((now) => now.slice(1)), othersWait ? hurryMs : standMs);
    return () => clearTimeout(timer);
  }, [told, othersWait]);
  return queue;
}
