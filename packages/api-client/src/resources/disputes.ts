import { api, refresh, useRead } from '@topout/api-client/core';
import type { DecisionBody, Dispute, DisputeAnswerBody, DisputeBody, Disputes } from '@topout/contract';
import { refreshEntries } from './entries.ts';

const disputesKey = (competition: string) => `competitions/${competition}/disputes`;

/** Nothing tells a page of them: it asks again. */
const readAgainMs = 15_000;
/** Every climber's card asks. */
const onCardMs = 60_000;

/** Results in dispute: all for staff, their own for climbers and parents. */
export const useDisputes = (competition: string) =>
  useRead<Disputes>(disputesKey(competition), { refreshInterval: readAgainMs });

/** The same beside a card. @param competition null = it is nobody's own */
export const useOwnDisputes = (competition: string | null) =>
  useRead<Disputes>(competition && disputesKey(competition), { refreshInterval: onCardMs });

/** Appeals against a result, or queries one as staff. */
export async function openDispute(competition: string, body: DisputeBody): Promise<string> {
  const { uuid } = await doing(competition, () => api.post<Dispute>(disputesKey(competition), body));
  return uuid;
}

/** Adds an answer. */
export async function answerDispute(
  competition: string,
  dispute: string,
  answer: DisputeAnswerBody,
): Promise<void> {
  const path = `${disputesKey(competition)}/${dispute}/answers`;
  await doing(competition, () => api.post<Dispute>(path, answer));
}

/** Decides, with a reason. */
export async function decideDispute(
  competition: string,
  dispute: string,
  decision: DecisionBody,
): Promise<void> {
  const path = `${disputesKey(competition)}/${dispute}/decision`;
  await doing(competition, () => api.post<Dispute>(path, decision));
}

/** Takes an appeal or a query back. */
export async function withdrawDispute(competition: string, dispute: string): Promise<void> {
  await doing(competition, () => api.delete<Dispute>(`${disputesKey(competition)}/${dispute}`));
}

/** After a refusal too: somebody else was faster, and people should see what they did. */
async function doing(competition: string, call: () => Promise<Dispute>): Promise<Dispute> {
  try {
    return await call();
  } finally {
    await refreshDisputes(competition);
  }
}

const refreshDisputes = (competition: string) =>
  Promise.all([refresh(disputesKey(competition)), refreshEntries(competition)]).catch(() => undefined);
