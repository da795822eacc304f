import { type Camelised, useRead } from '@topout/api-client/core';
import type { LeagueLeaderboard, LeagueUserReply } from '@topout/contract';

export type League = Camelised<LeagueLeaderboard>;

/** The standings of a league, by category. */
export const useLeague = (league: string | null) =>
  useRead<LeagueLeaderboard>(league && `leagues/${league}/leaderboard`);

/** Where one person stands in a league, by category. */
export const useLeagueEntry = (league: string | null, user: string | null) =>
  useRead<LeagueUserReply>(league && user && `leagues/${league}/leaderboard/${user}`);
