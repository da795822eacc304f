import { api, type Camelised, paint, refresh, useKept } from '@topout/api-client/core';
import type {
  Competition as Wire,
  CompetitionPatch as WirePatch,
  CompetitionSummary as WireSummary,
  JudgingGroup as WireGroup,
  JudgingGroupPatch,
  RouteNumbersBody,
} from '@topout/contract';

export type Competition = Camelised<Wire>;
export type CompetitionSummary = Camelised<WireSummary>;
export type CompetitionPatch = Camelised<WirePatch>;
export type JudgingGroup = Camelised<WireGroup>;
export type RouteNumber = Camelised<RouteNumbersBody>[number];

export const competitionKey = (competition: string) => `competitions/${competition}`;

/** One competition, with what the signed-in person is and may in it. */
export const useCompetition = (competition: string | null) =>
  useKept<Wire>(competition && competitionKey(competition));

export async function saveCompetition(competition: string, patch: CompetitionPatch): Promise<Competition> {
  const saved = await api.patch<Wire>(competitionKey(competition), patch);
  await paint<Competition>(competitionKey(competition), () => saved);
  return saved;
}

/** Numbers of routes in route groups; a null number takes it away. */
export async function saveRouteNumbers(competition: string, numbers: readonly RouteNumber[]): Promise<void> {
  await api.patch(`competitions/${competition}/route-numbers`, numbers);
  await refresh('venues/*');
}

/** @returns its uuid */
export async function createJudgingGroup(competition: string, name: string): Promise<string> {
  const { uuid } = await api.post<WireGroup>(`competitions/${competition}/judging-groups`, { name });
  await refresh(competitionKey(competition));
  return uuid;
}

export async function saveJudgingGroup(
  competition: string,
  group: string,
  patch: Camelised<JudgingGroupPatch>,
): Promise<void> {
  await readAgain(competition, api.patch(`competitions/${competition}/judging-groups/${group}`, patch));
}

export async function deleteJudgingGroup(
  competition: string,
  { uuid, version }: Pick<JudgingGroup, 'uuid' | 'version'>,
): Promise<void> {
  await readAgain(competition, api.delete(`competitions/${competition}/judging-groups/${uuid}`, { version }));
}

/** Also after a change that was refused: what is shown is old then. */
async function readAgain(competition: string, change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } finally {
    await refresh(competitionKey(competition));
  }
}
