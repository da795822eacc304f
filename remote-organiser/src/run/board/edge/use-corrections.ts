import type { Competition, Leaderboard } from '@topout/contract';
import { refresh } from '@topout/api-client';
import { useEffect } from 'react';

/** Everybody who looks at final results hears of a correction at once; they ask one after the other. */
const withinMs = 4_000;

/** When a board changes that was published, asks whether what was published still holds. */
export function useCorrections({ uuid, stages: [stage] }: Competition, boards: readonly Leaderboard[]) {
  const isPublished = stage?.published != null && !stage.pendingResults;
  const versions = boards.reduce((sum, { version }) => sum + version, 0);
  useEffect(() => {
    if (!isPublished) return;
    const timer = setTimeout(() => void refresh(`competitions/${uuid}`), Math.random() * withinMs);
    return () => clearTimeout(timer);
  }, [uuid, isPublished, versions]);
}
