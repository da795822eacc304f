import type { Competition, Leaderboard } from '@topout/contract';
import type { FeedState, Liveness } from '@topout/api-client';
import { useEffect, useMemo } from 'react';
import { forgetBoard, type KeptBoard, keptBoard } from './kept-board.ts';
import { useLastHeard } from '../use-last-heard.ts';
import { useLiveness } from '../use-liveness.ts';

/** Whether the server speaks, or at least answers. */
export const isCurrent = (live: Liveness): boolean => live === 'live' || live === 'delayed';

interface OnShow {
  readonly live: Liveness;
  /** When a board that is not live was current, in milliseconds since 1970; null = unknown. */
  readonly atMs: number | null;
  /** By category. */
  readonly boards: ReadonlyMap<string, Leaderboard>;
}

/** What is shown of a feed: where it brings nothing, what this device showed last, for as long as it is not refused. */
export function useStandIn({ uuid }: Competition, feed: FeedState, kept: KeptBoard | null): OnShow {
  const refused = feed.error !== null;
  useEffect(() => {
    if (refused) forgetBoard(uuid);
  }, [refused, uuid]);
  const heard = useLiveness(feed.live);
  const heardAtMs = useLastHeard(heard);
  const lacks = !refused && (kept !== null || (heard === 'stale' && feed.boards.size === 0));
  const last = useMemo(() => (lacks ? (kept ?? keptBoard(uuid)) : null), [lacks, kept, uuid]);
  const boards = useMemo(
    () => new Map([...(last?.boards ?? []).map((board) => [board.category, board] as const), ...feed.boards]),
    [last, feed.boards],
  );
  const live = last && !isCurrent(heard) ? 'stale' : heard;
  return { live, atMs: heardAtMs ?? last?.atMs ?? null, boards };
}
