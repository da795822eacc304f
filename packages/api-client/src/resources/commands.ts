import { api, type Camelised, isLoggedInAtom, refresh, useReadList } from '@topout/api-client/core';
import type { LoggedCommand as Wire, ResolutionReply } from '@topout/contract';
import { useAtomValue } from 'jotai';
import { heldKey, heldPath } from '../keys.ts';
import { refreshAttempts } from './attempts.ts';
import { withQuery } from '../http/with-query.ts';

export type LoggedCommand = Camelised<Wire>;

/** Commands that wait for somebody to decide: one's own, or for staff all. */
export function useHeld(competition: string, whose: 'mine' | 'all') {
  const loggedIn = useAtomValue(isLoggedInAtom);
  const key = withQuery(heldPath(competition), { mine: whose === 'mine' ? true : null });
  return useReadList<Wire>(loggedIn ? key : null);
}

/** Settles a held command: applied on what is there now, or discarded. Both stay in the log. */
export async function resolveHeld(
  competition: string,
  held: Pick<LoggedCommand, 'id' | 'route' | 'competitor'>,
  action: 'APPLY' | 'DISCARD',
) {
  const reply = await api.post<ResolutionReply>(
    `competitions/${competition}/commands/${held.id}/resolution`,
    { action },
  );
  await refresh(heldKey(competition));
  if (held.competitor !== null) await refreshAttempts(competition, held.route, held.competitor);
  return reply;
}
