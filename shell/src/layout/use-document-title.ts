import { useEffect } from 'react';
import { texts } from '../texts.ts';

/** "Leaderboard · Winter Cup · Topout": what one looks for first. */
export function useDocumentTitle(page: string, competition: string | undefined): void {
  const title = [page, competition, texts.product].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
