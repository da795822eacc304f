import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type { LeagueBody, LeagueLeaderboard, LeaguePatch, OwnLeague } from '@topout/contract';

export type League = LeagueLeaderboard;
export type LeagueSummary = OwnLeague;

const leagueKey = (league: string) => `leagues/${league}/leaderboard`;
const ownKey = 'profiles/me/leagues';

/** The standings of a league, by category. */
export const useLeague = (league: string | null) => useRead<LeagueLeaderboard>(league && leagueKey(league));

/** The leagues that the signed-in person runs, newest first. */
export const useOwnLeagues = () => useRead<OwnLeague[]>(ownKey);

/** Creates a league run by the signed-in person. */
export async function createLeague(body: LeagueBody): Promise<League> {
  const made = await api.post<LeagueLeaderboard>('leagues', body);
  await refresh(ownKey);
  return made;
}

/** Changes a league; `competitions` are all its competitions from now on. */
export async function saveLeague(league: string, patch: LeaguePatch): Promise<void> {
  const saved = await api.patch<LeagueLeaderboard>(`leagues/${league}`, patch);
  await paint<League>(leagueKey(league), () => saved);
  await refresh(ownKey, 'profiles/me/competitions*');
}

/** Deletes a league; its competitions stay. */
export async function deleteLeague(league: string): Promise<void> {
  await api.delete(`leagues/${league}`);
  await refresh(ownKey, 'profiles/me/competitions*');
}
