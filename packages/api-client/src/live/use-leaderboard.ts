import type { Leaderboard } from '@topout/contract';
import { startTransition, useEffect, useState } from 'react';
import { followBoards } from './board-feed.ts';
import type { FeedRequest, FeedState, Liveness } from './feed-state.ts';
import { readBoard } from './read-board.ts';

const nothingYet: FeedState = { boards: new Map(), live: 'connecting', error: null };

/**
 * The boards of some categories, kept current; one connection for all.
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
    // A category shown before stays until its board arrives again.
    return follow(request, (next) =>
      // Many rows: React may pause between them for a tap.
      startTransition(() =>
        setState(({ boards }) => ({ ...next, boards: new Map([...boards, ...next.boards]) })),
      ),
    );
  }, [competition, wanted, audience]);

  return state;
}

/** The board of one category, kept current; null = none wanted. */
export function useLeaderboard(
  competition: string,
  category: string | null,
  audience?: 'staff',
): { board: Leaderboard | undefined; live: Liveness; error: Error | null } {
  const { boards, live, error } = useLeaderboards(competition, category === null ? [] : [category], audience);
  return { board: category === null ? undefined : boards.get(category), live, error };
}

/** Requests the boards at once, and follows them. @returns how to stop. */
function follow(request: FeedRequest, report: (state: FeedState) => void): () => void {
  const { categories, ...about } = request;
  const first = Promise.allSettled(categories.map((category) => readBoard({ ...about, category })));
  return followBoards(request, report, first);
}
