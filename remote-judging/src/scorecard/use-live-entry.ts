import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import {
  lastChangeOf,
  type Liveness,
  refreshEntry,
  useEntry,
  useLeaderboard,
  useOwnEntry,
} from '@topout/api-client';
import { useEffect, useRef } from 'react';
import type { Judging } from '../competition/use-judging.ts';

/** Where the board may not be seen, the card is read again so often. */
const pollMs = 20_000;

/**
 * One entry, read again whenever its line of the board or the competition changes.
 *
 * @param own the person's or their child's: it stays on the phone
 */
export function useLiveEntry({ competition }: Judging, shown: string, own: boolean) {
  const { uuid, canSeeLeaderboard, role, judgeRequestPending } = competition;
  const poll = canSeeLeaderboard ? 0 : pollMs;
  const others = useEntry(uuid, own ? null : shown, poll);
  const kept = useOwnEntry(uuid, own ? shown : null, poll);
  const entry = own ? kept : others;
  const category = entry.data?.category.uuid ?? null;
  // The public board may be hidden from everybody else.
  const audience = role === null || judgeRequestPending ? undefined : 'staff';
  const { board, live } = useLeaderboard(uuid, canSeeLeaderboard ? category : null, audience);
  const row = board?.rows.find(({ user }) => user.uuid === entry.data?.user.uuid);

  const mark = board && row && `${competition.revision} ${markOf(board, row)}`;
  const seen = useRef(mark);
  useEffect(() => {
    if (mark === undefined || seen.current === mark) return;
    // The first line seen is as old as the card.
    if (seen.current !== undefined) void refreshEntry(uuid, shown);
    seen.current = mark;
  }, [mark, uuid, shown]);

  const liveness: Liveness | null = canSeeLeaderboard ? live : null;
  return { entry, row, board, live: liveness };
}

/** Others' results move an entry without changing it. */
const markOf = (board: Leaderboard, { entry, position, scoreText }: LeaderboardRow) =>
  `${lastChangeOf(board, entry)} ${position ?? ''} ${scoreText}`;
