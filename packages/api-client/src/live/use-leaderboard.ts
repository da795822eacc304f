import { useEffect, useState } from 'react';
import type { Leaderboard } from './apply-delta.ts';
import { BoardFeed, type FeedState, type Liveness } from './board-feed.ts';

const nothingYet: FeedState = { boards: new Map(), live: 'connecting', error: null };

/**
 * The boards of some categories, as they change; one connection for all of them.
 * @param audience `staff` for full names, and while the public board is hidden.
 */
export function useLeaderboards(
  competition: string,
  categories: readonly string[],
  audience?: 'staff',
): FeedState {
  const wanted = categories.join(' ');
  const [state, setState] = useState(nothingYet);

  useEffect(() => {
    if (wanted === '') return;
    const request = { competition, categories: wanted.split(' '), ...(audience && { audience }) };
    return new BoardFeed(request, setState).start();
  }, [competition, wanted, audience]);

  return state;
}

/** The board of one category, as it changes; null = none wanted. */
export function useLeaderboard(
  competition: string,
  category: string | null,
  audience?: 'staff',
): { board: Leaderboard | undefined; live: Liveness; error: Error | null } {
  const { boards, live, error } = useLeaderboards(competition, category === null ? [] : [category], audience);
  return { board: category === null ? undefined : boards.get(category), live, error };
}
