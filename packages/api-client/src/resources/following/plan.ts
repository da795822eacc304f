import { api, newId, paint, useKept } from '@topout/api-client/core';
import type { PlanChangeBody, StagePlanAnswer } from '@topout/contract';
import { withQuery } from '../../http/with-query.ts';

/** A plan changes rarely once people climb by it. */
const againMs = 20_000;

const planKey = (competition: string, stage?: string) =>
  withQuery(`competitions/${competition}/plan`, { stage });

/** The plan of a stage; none named = the running one. Kept on the phone of whoever is signed in. @param competition null = none is read */
export const usePlan = (competition: string | null, stage?: string) =>
  useKept<StagePlanAnswer>(competition && planKey(competition, stage), { refreshInterval: againMs });

/** What a change is about. */
export type PlanWish = Omit<PlanChangeBody, 'uuid' | 'stage' | 'version'>;

/**
 * Changes the plan that is on screen.
 *
 * @throws RefusedError 409 if somebody else has changed it since, or it cannot be climbed
 */
export async function changeStagePlan(
  competition: string,
  { stage, version }: Pick<StagePlanAnswer, 'stage' | 'version'>,
  wish: PlanWish,
): Promise<StagePlanAnswer> {
  const change: PlanChangeBody = { uuid: newId(), stage, version, ...wish };
  const changed = await api.post<StagePlanAnswer>(`competitions/${competition}/plan/changes`, change);
  await Promise.all(
    [planKey(competition), planKey(competition, stage)].map((key) =>
      paint<StagePlanAnswer>(key, (shown) => (shown && shown.stage !== stage ? shown : changed)),
    ),
  );
  return changed;
}
