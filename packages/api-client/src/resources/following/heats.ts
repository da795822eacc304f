import { followTopics, pollMs, refresh, useKept, useRead } from '@topout/api-client/core';
import type { Heats, PresenceChange } from '@topout/contract';
import { useEffect } from 'react';
import { withQuery } from '../../http/with-query.ts';

const heatsPath = (competition: string) => `competitions/${competition}/leaderboard/heats`;

/** Start list and runs of a category that is scored as speed, as everybody sees them; null = not wanted. */
export const useHeats = (competition: string, category: string | null) =>
  useRead<Heats>(category && withQuery(heatsPath(competition), { category }));

/** The same for staff, with full names, also while the board is hidden. */
export const useStaffHeats = (competition: string, category: string) =>
  useRead<Heats>(withQuery(heatsPath(competition), { category, audience: 'staff' }));

/**
 * The same for judges, with the versions that their commands build on and what timing devices measured. Kept on the
 * phone, and read again when a lane changes.
 */
export function useLanes(competition: string, category: string) {
  useEffect(
    () =>
      followTopics(competition, {
        topics: ['presence'],
        hear: ({ event, data }) => {
          if (event !== 'changed' || (JSON.parse(data) as PresenceChange).routes.length === 0) return;
          refreshHeats(competition).catch(() => undefined);
        },
      }),
    [competition],
  );
  return useKept<Heats>(withQuery(heatsPath(competition), { category, audience: 'staff' }), {
    refreshInterval: pollMs,
  });
}

/** Reads again what is on screen of a competition's heats. */
export const refreshHeats = (competition: string) => refresh(`${heatsPath(competition)}*`);
