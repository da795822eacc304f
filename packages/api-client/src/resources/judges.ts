import { api, refresh, RefusedError, useReadList } from '@topout/api-client/core';
import type { Invitation, Judge, JudgePatch, JudgeReply } from '@topout/contract';
import { competitionKey } from './competitions.ts';

export const judgesKey = (competition: string) => `competitions/${competition}/judges`;

export const useJudges = (competition: string | null) =>
  useReadList<Judge>(competition && judgesKey(competition));

/** Asks to judge; the answer contains the role, or says that staff must approve first. */
export async function joinAsJudge(competition: string, key: string) {
  const answer = await api.post<JudgeReply>(`competitions/${competition}/judge`, { key });
  await refresh(competitionKey(competition), judgesKey(competition));
  return answer;
}

export const invitationsKey = (competition: string) => `competitions/${competition}/invitations`;

export const useInvitations = (competition: string | null) =>
  useReadList<Invitation>(competition && invitationsKey(competition));

/** Mails somebody their own link; calling it again sends a new one. */
export async function inviteStaff(
  competition: string,
  { email, role }: Pick<Invitation, 'email' | 'role'>,
): Promise<void> {
  await api.post(`${judgesKey(competition)}/invite`, { email, role });
  await refresh(invitationsKey(competition));
}

export async function withdrawInvitation(competition: string, invitation: string): Promise<void> {
  await api.delete(`${invitationsKey(competition)}/${invitation}`);
  await refresh(invitationsKey(competition));
}

/** Renews the judging key; codes with the old one are refused from then on. */
export async function renewJudgingKey(competition: string): Promise<void> {
  await api.post(`${competitionKey(competition)}/judging-key`, {});
  await refresh(competitionKey(competition));
}

/** False on a 400; passes on other errors (behaviour: joining-judges#key). */
export async function validateJudgeKey(competition: string, key: string): Promise<boolean> {
  try {
    await api.post(`competitions/${competition}/judge/validate-key`, { key });
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 400) return false;
    throw error;
  }
}

export async function saveJudge(competition: string, judge: string, patch: JudgePatch) {
  await api.patch(`${judgesKey(competition)}/${judge}`, patch);
  await refresh(judgesKey(competition), competitionKey(competition));
}

export async function deleteJudge(competition: string, judge: string): Promise<void> {
  await api.delete(`${judgesKey(competition)}/${judge}`);
  await refresh(judgesKey(competition), competitionKey(competition));
}
