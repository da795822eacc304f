import { api, paint, refresh, useRead, useReadList } from '@topout/api-client/core';
import type {
  CanCreate,
  CategoryBody,
  CategoryPatch,
  Competition,
  CompetitionBody,
  DuplicateBody,
  NewStageBody,
  OwnCompetition,
  RouteGroupBody,
  RouteGroupPatch,
  SettingsPreview,
  SettingsPreviewBody,
  SetupState,
  StagePatch,
  CompetitionPatch,
} from '@topout/contract';
import { withQuery } from '../http/with-query.ts';
import { competitionKey } from './competitions.ts';
import { settled } from './reading/settled.ts';
import { useReadMore } from './reading/use-read-more.ts';

export type NewCompetition = CompetitionBody;

/** The version on screen: the server refuses a change based on another. */
export interface SeenSetup {
  readonly version: number;
}

const ownKey = 'profiles/me/competitions';
const ownKeys = `${ownKey}*`;
const stateKey = (competition: string) => `${competitionKey(competition)}/setup`;

/**
 * The competitions that the signed-in person works for, in pages: live now, upcoming, past.
 *
 * @param search sent to the server; '' = all
 */
export const useOwnCompetitions = (search: string) =>
  useReadMore<OwnCompetition>(withQuery(ownKey, { search: search === '' ? null : search }));

/** All of them, to choose from. The same address, but another key: this one keeps a whole list. */
export const useAllOwnCompetitions = () => useReadList<OwnCompetition>(`${ownKey}?page=1`);

/** The parts of a set-up, counted. */
export const useSetupState = (competition: string) => useRead<SetupState>(stateKey(competition));

/** Whether the signed-in person may create competitions on this host. */
export const useCanCreate = () => useRead<CanCreate>('profiles/me/can-create');

/** Deletes a competition for good; `typed` is its name. */
export async function deleteCompetition(competition: string, typed: string): Promise<void> {
  await api.delete(competitionKey(competition), { name: typed });
  await refresh(ownKeys, 'competitions');
}

/** Creates a competition with everything in it, or nothing. */
export async function createCompetition(body: NewCompetition): Promise<Competition> {
  const made = await api.post<Competition>('competitions', body);
  await refresh(ownKeys, 'competitions', 'venues');
  return made;
}

/** The same competition at another time, without people and results. */
export async function duplicateCompetition(competition: string, body: DuplicateBody): Promise<Competition> {
  const made = await api.post<Competition>(`${competitionKey(competition)}/duplicate`, body);
  await refresh(ownKeys);
  return made;
}

/** Changes settings, based on the version they were read at. */
export async function saveSettings(
  competition: string,
  patch: CompetitionPatch,
  { version }: SeenSetup,
): Promise<Competition> {
  const saved = await api.patch<Competition>(withQuery(competitionKey(competition), { version }), patch);
  await paint<Competition>(competitionKey(competition), () => saved);
  await refresh(stateKey(competition), ownKeys);
  return saved;
}

/** What a change to the scoring would do to the current boards. */
export const previewSettings = (competition: string, body: SettingsPreviewBody) =>
  api.post<SettingsPreview>(`${competitionKey(competition)}/settings-preview`, body);

/** Reads again everything that a change to the set-up may have changed. */
export const refreshSetup = (competition: string): Promise<void> =>
  refresh(competitionKey(competition), stateKey(competition), 'venues/*');

const changing = (competition: string, change: Promise<unknown>) =>
  settled(change, () => refreshSetup(competition));

/** One kind of part in a set-up: adds, changes and deletes it. */
const part = <Body, Patch>(kind: string) => {
  const path = (competition: string, id = '') => `${competitionKey(competition)}/${kind}${id && `/${id}`}`;
  return {
    add: (competition: string, body: Body, { version }: SeenSetup) =>
      changing(competition, api.post(withQuery(path(competition), { version }), body)),
    save: (competition: string, id: string, patch: Patch, { version }: SeenSetup) =>
      changing(competition, api.patch(withQuery(path(competition, id), { version }), patch)),
    remove: (competition: string, id: string, { version }: SeenSetup) =>
      changing(competition, api.delete(path(competition, id), { version })),
  };
};

export const stageCalls = part<NewStageBody, StagePatch>('stages');
export const categoryCalls = part<CategoryBody, CategoryPatch>('categories');
export const routeGroupCalls = part<RouteGroupBody, RouteGroupPatch>('route-groups');
