import type { Stage } from '@topout/contract';
import { refresh } from '@topout/api-client';
import { useEffect } from 'react';

/** Everybody who looks at final results hears of a correction at once; they ask one after the other. */
const withinMs = 4_000;

/**
 * When a board changes that was published, asks whether what was published still holds.
 *
 * @param shown the board, or its version
 */
export function useCorrections(competition: string, stage: Stage | undefined, shown: unknown) {
  const isPublished = stage?.published != null && !stage.pendingResults;
  useEffect(() => {
    if (!isPublished) return;
    const timer = setTimeout(() => void refresh(`competitions/${competition}`), Math.random() * withinMs);
    return () => clearTimeout(timer);
  }, [competition, isPublished, shown]);
}
