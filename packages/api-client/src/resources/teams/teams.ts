import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type { TeamBody, Teams } from '@topout/contract';

const teamsKey = (competition: string) => `competitions/${competition}/teams`;

/** Others form teams meanwhile. */
const refreshInterval = 15_000;

/** All teams and everybody without one, for organisers. */
export const useTeams = (competition: string) => useRead<Teams>(teamsKey(competition), { refreshInterval });

async function shown(competition: string, change: Promise<Teams>): Promise<void> {
  const teams = await change;
  await paint<Teams>(teamsKey(competition), () => teams);
}

export const addTeam = (competition: string, body: TeamBody): Promise<void> =>
  shown(competition, api.post<Teams>(teamsKey(competition), body));

export const renameTeam = (competition: string, team: string, body: TeamBody): Promise<void> =>
  shown(competition, api.patch<Teams>(`${teamsKey(competition)}/${team}`, body));

/** Its members stay entered. */
export async function deleteTeam(competition: string, team: string): Promise<void> {
  await api.delete(`${teamsKey(competition)}/${team}`);
  await refresh(teamsKey(competition));
}

/** @param team uuid; null = into none */
export const putInTeam = (competition: string, user: string, team: string | null): Promise<void> =>
  shown(competition, api.put<Teams>(`competitions/${competition}/team-members/${user}`, { team }));
