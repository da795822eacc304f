import { useEffect } from 'react';
import { texts } from '../texts.ts';

/** "Leaderboard · Winter Cup · Topout": the most specific first, each part once. */
export function useDocumentTitle(page: string, competition: string | undefined): void {
  const title = [...new Set([page, competition, texts.product])].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
