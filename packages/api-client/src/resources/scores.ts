import { api, refresh, useReadList } from '@topout/api-client/core';
import type { CheckBody, CheckReply, Score } from '@topout/contract';
import { withQuery } from '../http/with-query.ts';

const path = (competition: string) => `competitions/${competition}/scores`;
const everyMs = 5_000;

/** The results of a route or an entry, kept current as others change them; null = nothing chosen yet. */
export const useScores = (competition: string, of: { route: string } | { entry: string } | null) =>
  useReadList<Score>(of && withQuery(path(competition), of), { refreshInterval: everyMs });

export const refreshScores = (competition: string) => refresh(`${path(competition)}*`);

/** Confirms a result as seen. @throws RefusedError if it has changed, or the caller entered it themselves. */
export async function checkScore(competition: string, seen: CheckBody): Promise<void> {
  await api.post<CheckReply>(`competitions/${competition}/checks`, seen);
  await refreshScores(competition);
}
