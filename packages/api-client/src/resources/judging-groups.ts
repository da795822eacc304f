import { api, refresh } from '@topout/api-client/core';
import type { JudgingGroup, JudgingGroupBody, JudgingGroupPatch, RouteNumbersBody } from '@topout/contract';
import { competitionKey } from './competitions.ts';
import { settled } from './reading/settled.ts';

/** Sets numbers of routes in route groups; null removes the number. */
export async function saveRouteNumbers(competition: string, numbers: RouteNumbersBody): Promise<void> {
  await api.patch(`competitions/${competition}/route-numbers`, numbers);
  await refresh('venues/*');
}

const groupsPath = (competition: string) => `${competitionKey(competition)}/judging-groups`;

const changing = <T>(competition: string, change: Promise<T>): Promise<T> =>
  settled(change, () => refresh(competitionKey(competition)));

export const createJudgingGroup = (competition: string, judgingGroup: JudgingGroupBody) =>
  changing(competition, api.post<JudgingGroup>(groupsPath(competition), judgingGroup));

export const saveJudgingGroup = (competition: string, group: string, patch: JudgingGroupPatch) =>
  changing(competition, api.patch<JudgingGroup>(`${groupsPath(competition)}/${group}`, patch));

export const deleteJudgingGroup = (
  competition: string,
  { uuid, version }: Pick<JudgingGroup, 'uuid' | 'version'>,
) => changing(competition, api.delete<void>(`${groupsPath(competition)}/${uuid}`, { version }));
