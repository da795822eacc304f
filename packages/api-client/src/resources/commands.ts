import { api, refresh } from '@topout/api-client/core';
import type { ResolutionReply } from '@topout/contract';
import { heldKey } from '../keys.ts';
import { refreshAttempts } from './attempts.ts';

interface HeldCommand {
  readonly id: string;
  readonly route: string;
  readonly competitor: string | null;
}

/** Settles one held command: applies it to the current state, or discards it. Both stay in the log. */
export async function resolveHeld(competition: string, held: HeldCommand, action: 'APPLY' | 'DISCARD') {
  const reply = await api.post<ResolutionReply>(
    `competitions/${competition}/commands/${held.id}/resolution`,
    { action },
  );
  await refresh(heldKey(competition));
  if (held.competitor !== null) await refreshAttempts(competition, held.route, held.competitor);
  return reply;
}
