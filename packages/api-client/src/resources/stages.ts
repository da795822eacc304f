import type {
  AdvanceBody,
  AdvanceReply,
  Competition,
  MoveToGroupBody,
  OpenWork,
  Publication,
  PublicationChanges,
} from '@topout/contract';
import { api, paint, refresh, useRead, useReadList } from '@topout/api-client/core';
import { competitionKey } from './competitions.ts';

export type Advancement = AdvanceReply;

const stageCall = (competition: string, stage: string, call: string) =>
  `competitions/${competition}/stages/${stage}/${call}`;

/** Opens a stage, for the first time or again, or closes it: judging in it ends. */
export async function moveStage(competition: string, stage: string, to: 'open' | 'close'): Promise<void> {
  const saved = await api.post<Competition>(stageCall(competition, stage, to));
  await paint<Competition>(competitionKey(competition), () => saved);
}

/** How many go on from each category, and from those with another number. */
export type Places = Pick<AdvanceBody, 'quota' | 'quotas'>;

/** Who would go on to the next stage, in its start order. Changes nothing. */
export const previewAdvance = (competition: string, stage: string, places: Places): Promise<Advancement> =>
  api.post<AdvanceReply>(stageCall(competition, stage, 'advance'), { ...places, dryRun: true });

/** Takes the best into the next stage, and everybody tied with the last one in. */
export async function advanceStage(competition: string, stage: string, places: Places): Promise<void> {
  await api.post<AdvanceReply>(stageCall(competition, stage, 'advance'), places);
  await refresh(competitionKey(competition), `${competitionKey(competition)}/entries*`);
}

/** Divides the entries of a stage into starting groups; one group is none. */
export async function drawStartingGroups(competition: string, stage: string, groups: number): Promise<void> {
  await api.post<undefined>(stageCall(competition, stage, 'starting-groups'), { groups });
  await refresh(`${competitionKey(competition)}/results*`, `${competitionKey(competition)}/entries*`);
}

/** Moves somebody to another starting group, by hand. */
export async function moveToStartingGroup(
  competition: string,
  stage: string,
  move: MoveToGroupBody,
): Promise<void> {
  try {
    await api.patch<undefined>(stageCall(competition, stage, 'starting-groups'), move);
  } finally {
    // Also after a refusal: what was shown is old then.
    await refresh(`${competitionKey(competition)}/results*`);
  }
}

/** It changes while somebody reads it. */
const openWorkAgainMs = 5_000;

/** What is not done yet: asked before a stage is closed or results are given out. */
export const useOpenWork = (competition: string | null) =>
  useRead<OpenWork>(competition && `competitions/${competition}/open-work`, {
    refreshInterval: openWorkAgainMs,
  });

const publicationsKey = (competition: string) => `competitions/${competition}/publications`;

/** Everything that was ever published, the latest first. */
export const usePublications = (competition: string) =>
  useReadList<Publication>(publicationsKey(competition));

const changesKey = (competition: string) => `${publicationsKey(competition)}/changes`;

/** What was corrected since it was published; empty where nothing was. */
export const usePublicationChanges = (competition: string) =>
  useReadList<PublicationChanges>(changesKey(competition));

/** Publishes a stage, or with null the ranking of the whole competition, as it stands now. */
export async function publishResults(
  competition: string,
  stage: string | null,
  final: boolean,
): Promise<void> {
  await api.post<Publication>(publicationsKey(competition), { stage, final });
  await refresh(
    competitionKey(competition),
    publicationsKey(competition),
    changesKey(competition),
    `${competitionKey(competition)}/results*`,
  );
}
