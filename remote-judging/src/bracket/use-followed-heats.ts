import { refreshHeats, useHeats, useLeaderboard } from '@topout/api-client';
import { useEffect } from 'react';

/** The heats of a category, read again whenever its board has changed. */
export function useFollowedHeats(competition: string, category: string) {
  const { data, error } = useHeats(competition, category);
  const { board, live } = useLeaderboard(competition, category);
  const [version, known] = [board?.version ?? 0, data?.version ?? 0];
  useEffect(() => {
    if (version > known) void refreshHeats(competition);
  }, [competition, version, known]);
  return { data, error, live };
}
