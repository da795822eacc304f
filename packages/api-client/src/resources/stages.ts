import type {
  AdvanceBody,
  AdvanceReply,
  Competition,
  DeclineBody,
  MoveToGroupBody,
  OpenWork,
  Publication,
  PublicationChanges,
  PublishBody,
} from '@topout/contract';
import { api, paint, refresh, useRead, useReadList } from '@topout/api-client/core';
import { competitionKey } from './competitions.ts';
import { settled } from './reading/settled.ts';

export type Advancement = AdvanceReply;

const stageCall = (competition: string, stage: string, call: string) =>
  `competitions/${competition}/stages/${stage}/${call}`;

/** Opens or reopens a stage, or closes it, which ends judging in it. */
export async function moveStage(competition: string, stage: string, to: 'open' | 'close'): Promise<void> {
  const saved = await api.post<Competition>(stageCall(competition, stage, to));
  await paint<Competition>(competitionKey(competition), () => saved);
}

/** How many advance from each category, and from categories with a different number. */
export type Places = Pick<AdvanceBody, 'quota' | 'quotas'>;

/** Who would advance to the next stage, in its start order. Changes nothing. */
export const previewAdvance = (competition: string, stage: string, places: Places): Promise<Advancement> =>
  api.post<AdvanceReply>(stageCall(competition, stage, 'advance'), { ...places, dryRun: true });

/** Moves the best to the next stage, and everybody tied with the last of them. */
export async function advanceStage(competition: string, stage: string, places: Places): Promise<void> {
  await api.post<AdvanceReply>(stageCall(competition, stage, 'advance'), places);
  await refresh(competitionKey(competition), `${competitionKey(competition)}/entries*`);
}

/** Says whether somebody wants to climb in a stage. */
export const declineStage = (competition: string, user: string, choice: DeclineBody): Promise<void> =>
  api.put<undefined>(`competitions/${competition}/finalists/${user}`, choice);

/** Divides the entries of a stage into starting groups; one group means none. */
export async function drawStartingGroups(competition: string, stage: string, groups: number): Promise<void> {
  await api.post<undefined>(stageCall(competition, stage, 'starting-groups'), { groups });
  await refresh(`${competitionKey(competition)}/results*`, `${competitionKey(competition)}/entries*`);
}

/** Moves a person to another starting group by hand. */
export const moveToStartingGroup = (competition: string, stage: string, move: MoveToGroupBody) =>
  settled(api.patch<void>(stageCall(competition, stage, 'starting-groups'), move), () =>
    refresh(`${competitionKey(competition)}/results*`),
  );

/** It changes while people read it. */
const openWorkAgainMs = 5_000;

/** Unfinished work, read before a stage is closed or results are published. */
export const useOpenWork = (competition: string | null) =>
  useRead<OpenWork>(competition && `competitions/${competition}/open-work`, {
    refreshInterval: openWorkAgainMs,
  });

const publicationsKey = (competition: string) => `competitions/${competition}/publications`;

/** Everything ever published, newest first. */
export const usePublications = (competition: string) =>
  useReadList<Publication>(publicationsKey(competition));

const changesKey = (competition: string) => `${publicationsKey(competition)}/changes`;

/** Corrections since the publication; empty if there are none. */
export const usePublicationChanges = (competition: string) =>
  useReadList<PublicationChanges>(changesKey(competition));

/**
 * Publishes a stage, or the ranking of the whole competition, in its current state. After no answer, what is published is read
 * again.
 */
export async function publishResults(competition: string, body: PublishBody): Promise<void> {
  await settled(api.post<Publication>(publicationsKey(competition), body), () =>
    refresh(
      competitionKey(competition),
      publicationsKey(competition),
      changesKey(competition),
      `${competitionKey(competition)}/results*`,
    ),
  );
}
