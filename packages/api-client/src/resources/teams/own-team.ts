import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type { OwnTeam, OwnTeamBody } from '@topout/contract';
import { settled } from '../reading/settled.ts';

const ownTeamKey = (competition: string, person: string) =>
  `competitions/${competition}/team-members/${person}`;

/** The team of the signed-in person or of their child. */
export const useOwnTeam = (competition: string, person: string) =>
  useRead<OwnTeam>(ownTeamKey(competition, person));

/** Joins a team by its code, or makes one. @throws RefusedError 404 for an unknown code, 409 if it is full */
export async function chooseTeam(competition: string, person: string, body: OwnTeamBody): Promise<void> {
  const key = ownTeamKey(competition, person);
  const own = await api.post<OwnTeam>(key, body).catch(async (error: unknown) => {
    // The answer may have been lost.
    await refresh(key);
    throw error;
  });
  await paint<OwnTeam>(key, () => own);
}

export const leaveTeam = (competition: string, person: string): Promise<void> =>
  settled(api.delete(ownTeamKey(competition, person)), () => refresh(ownTeamKey(competition, person)));
