import { api, type Camelised, paint, useKept } from '@topout/api-client/core';
import type {
  Competition as Wire,
  CompetitionPatch as WirePatch,
  CompetitionSummary as WireSummary,
} from '@topout/contract';

export type Competition = Camelised<Wire>;
export type CompetitionSummary = Camelised<WireSummary>;
export type CompetitionPatch = Camelised<WirePatch>;

export const competitionKey = (competition: string) => `competitions/${competition}`;

/** One competition, with what the signed-in person is and may in it. */
export const useCompetition = (competition: string | null) =>
  useKept<Wire>(competition && competitionKey(competition));

export async function saveCompetition(competition: string, patch: CompetitionPatch): Promise<Competition> {
  const saved = await api.patch<Wire>(competitionKey(competition), patch);
  await paint<Competition>(competitionKey(competition), () => saved);
  return saved;
}
