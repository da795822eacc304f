import { useEffect } from 'react';
import { texts } from '../texts.ts';

/** "Leaderboard · Winter Cup · Topout": what one looks for first, each said once. */
export function useDocumentTitle(page: string, competition: string | undefined): void {
  const title = [...new Set([page, competition, texts.product])].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
