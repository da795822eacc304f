import { RefusedError, resolveHeld, useOutbox } from '@topout/api-client';
import { useState } from 'react';
import type { HeldResult } from '../outbox/use-settleable.ts';
import { texts } from './texts.ts';

/** Settles one held command; what this phone kept of it goes with it. */
export function useResolve(competition: string, held: Pick<HeldResult, 'id' | 'route' | 'competitor'>) {
  const outbox = useOutbox()?.outbox;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function resolve(action: 'APPLY' | 'DISCARD') {
    setBusy(true);
    setFailure(null);
    try {
      await resolveHeld(competition, held, action);
      await outbox?.forget(held.id);
    } catch (error) {
      setFailure(error instanceof RefusedError ? error.message : texts.decideOnline);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, resolve };
}
