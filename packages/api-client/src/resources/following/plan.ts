import { api, paint, useKept } from '@topout/api-client/core';
import type { PlanChangeBody, StagePlanAnswer } from '@topout/contract';
import { withQuery } from '../../http/with-query.ts';
import { useSentOnce } from '../use-sent-once.ts';

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
 * Changes the plan that is on screen. A change whose answer was lost keeps its id, so it is made once. The function throws
 * RefusedError 409 if somebody else has changed the plan since, or it cannot be climbed.
 */
export function useChangePlan(
  competition: string,
): (seen: Pick<StagePlanAnswer, 'stage' | 'version'>, wish: PlanWish) => Promise<StagePlanAnswer> {
  const once = useSentOnce();
  return async ({ stage, version }, wish) => {
    const change: Omit<PlanChangeBody, 'uuid'> = { stage, version, ...wish };
    const path = `competitions/${competition}/plan/changes`;
    const changed = await once(JSON.stringify(change), (uuid) =>
      api.post<StagePlanAnswer>(path, { uuid, ...change }),
    );
    await Promise.all(
      [planKey(competition), planKey(competition, stage)].map((key) =>
        paint<StagePlanAnswer>(key, (shown) => (shown && shown.stage !== stage ? shown : changed)),
      ),
    );
    return changed;
  };
}
