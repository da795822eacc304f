import { useRead } from '@topout/api-client/core';

/** The standing of one person in a league; its fields belong to the league's screen. */
export const useLeagueEntry = (league: string | null, user: string | null) =>
  useRead<unknown>(league && user && `leagues/${league}/leaderboard/${user}`);
