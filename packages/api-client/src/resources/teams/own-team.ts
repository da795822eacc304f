import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type { OwnTeam, OwnTeamBody } from '@topout/contract';

const ownTeamKey = (competition: string, person: string) =>
  `competitions/${competition}/team-members/${person}`;

/** The team of the signed-in person or of their child. */
export const useOwnTeam = (competition: string, person: string) =>
  useRead<OwnTeam>(ownTeamKey(competition, person));

/** Joins a team by its code, or makes one. @throws RefusedError 404 for an unknown code, 409 if it is full */
export async function chooseTeam(competition: string, person: string, body: OwnTeamBody): Promise<void> {
  const own = await api.post<OwnTeam>(ownTeamKey(competition, person), body);
  await paint<OwnTeam>(ownTeamKey(competition, person), () => own);
}

export async function leaveTeam(competition: string, person: string): Promise<void> {
  await api.delete(ownTeamKey(competition, person));
  await refresh(ownTeamKey(competition, person));
}
