import { api, refresh } from '@topout/api-client/core';
import type { JudgingGroup, JudgingGroupBody, JudgingGroupPatch, RouteNumbersBody } from '@topout/contract';
import { competitionKey } from './competitions.ts';
export type NumberedRoute = RouteNumbersBody[number];

/** Sets numbers of routes in route groups; null removes the number. */
export async function saveRouteNumbers(
  competition: string,
  numbers: readonly NumberedRoute[],
): Promise<void> {
  await api.patch(`competitions/${competition}/route-numbers`, numbers);
  await refresh('venues/*');
}

export async function createJudgingGroup(
  competition: string,
  judgingGroup: JudgingGroupBody,
): Promise<JudgingGroup> {
  return readAgain(
    competition,
    api.post<JudgingGroup>(`competitions/${competition}/judging-groups`, judgingGroup),
  );
}

export async function saveJudgingGroup(
  competition: string,
  group: string,
  patch: JudgingGroupPatch,
): Promise<JudgingGroup> {
  return readAgain(
    competition,
    api.patch<JudgingGroup>(`competitions/${competition}/judging-groups/${group}`, patch),
  );
}

export async function deleteJudgingGroup(
  competition: string,
  { uuid, version }: Pick<JudgingGroup, 'uuid' | 'version'>,
): Promise<void> {
  await readAgain(competition, api.delete(`competitions/${competition}/judging-groups/${uuid}`, { version }));
}

/** Also after a refused change, because the data on screen are out of date. */
async function readAgain<T>(competition: string, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    await refresh(competitionKey(competition));
  }
}
