import { api, isLoggedInAtom, refresh, RefusedError, useReadList } from '@topout/api-client/core';
import type { HeldResult, HeldSettlementBody, ResolutionReply } from '@topout/contract';
import { useAtomValue } from 'jotai';
import { withQuery } from '../http/with-query.ts';
import { heldKey, heldPath } from '../keys.ts';
import { refreshAttempts } from './attempts.ts';
export type HeldSettlement = HeldSettlementBody;

/** Results waiting for a decision: the judge's own, or for staff all. */
export function useHeldResults(competition: string, whose: 'mine' | 'all') {
  const loggedIn = useAtomValue(isLoggedInAtom);
  const key = withQuery(heldPath(competition), { mine: whose === 'mine' ? true : null });
  return useReadList<HeldResult>(loggedIn ? key : null);
}

/**
 * Decides about one held result. Reads again what changed in the meantime, so that the person can decide
 * again.
 */
export async function settleHeld(
  competition: string,
  { route, competitor }: Pick<HeldResult, 'route' | 'competitor'>,
  settlement: HeldSettlement,
): Promise<void> {
  try {
    await api.post<ResolutionReply>(`${heldPath(competition)}/settlement`, settlement);
  } catch (error) {
    if (error instanceof RefusedError) await refresh(heldKey(competition));
    throw error;
  }
  await refresh(heldKey(competition));
  if (competitor !== null) await refreshAttempts(competition, route, competitor);
}
