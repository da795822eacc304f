import type { Leaderboard } from '@topout/contract';
import { type FeedState, type Liveness, refresh, useLeaderboards } from '@topout/api-client';
import { useEffect, useMemo } from 'react';
import type { ShownLast } from './last-shown.ts';

export interface ShownBoards {
  /** By category, of those requested. */
  readonly boards: FeedState['boards'];
  readonly live: Liveness;
  /**
   * Not all of them have arrived since this page loaded: the others are those that this device last showed.
   */
  readonly isLast: boolean;
}

/** The boards of some categories, kept current, and until they arrive those last shown. */
export function useBoards(
  competition: string,
  categories: readonly string[],
  last: ShownLast | null,
): ShownBoards {
  const { boards: come, live, error } = useLeaderboards(competition, categories);
  const refused = error !== null;
  useEffect(() => {
    if (refused) void refresh(`competitions/${competition}`);
  }, [refused, competition]);

  const wanted = categories.join(' ');
  return useMemo(() => {
    const known = new Map([...(last?.boards ?? []).map(byCategory), ...come]);
    const boards = new Map([...known].filter(([category]) => wanted.split(' ').includes(category)));
    const isLast = wanted !== '' && !wanted.split(' ').every((category) => come.has(category));
    const old = isLast && boards.size > 0;
    return { boards, live: old && live === 'connecting' ? 'stale' : live, isLast };
  }, [come, last, wanted, live]);
}

const byCategory = (board: Leaderboard) => [board.category, board] as const;
