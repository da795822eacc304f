import { api, paint, useKept } from '@topout/api-client/core';
import type { Competition, CompetitionPatch } from '@topout/contract';

export const competitionKey = (competition: string) => `competitions/${competition}`;

/** One competition, with the signed-in person's role and rights in it. */
export const useCompetition = (competition: string | null) =>
  useKept<Competition>(competition && competitionKey(competition));

export async function saveCompetition(competition: string, patch: CompetitionPatch): Promise<Competition> {
  const saved = await api.patch<Competition>(competitionKey(competition), patch);
  await paint<Competition>(competitionKey(competition), () => saved);
  return saved;
}
