import { useRead } from '@topout/api-client/core';
import type { TeamBoard } from '@topout/contract';
import { withQuery } from '../../http/with-query.ts';

/** Sums move slower than single results; nothing is sent again while nothing has changed. */
const refreshInterval = 5_000;

/**
 * The board of teams, live. `staff`: full names, even while the public board is hidden.
 *
 * @param competition null = not wanted
 */
export const useTeamBoard = (competition: string | null, audience?: 'staff') =>
  useRead<TeamBoard>(competition && withQuery(`competitions/${competition}/team-board`, { audience }), {
    refreshInterval,
  });
