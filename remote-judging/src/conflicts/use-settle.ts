import type { HeldResult } from '@topout/contract';
import { type HeldSettlement, RefusedError, settleHeld, useOutbox } from '@topout/api-client';
import { useState } from 'react';
import { texts } from './texts.ts';

/** Decides about one held result, and removes it from this phone. */
export function useSettle(competition: string, line: Pick<HeldResult, 'route' | 'competitor'>) {
  const outbox = useOutbox()?.outbox;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function settle(settlement: HeldSettlement) {
    setBusy(true);
    setFailure(null);
    try {
      await settleHeld(competition, line, settlement);
      for (const id of [...settlement.commands, ...(settlement.others ?? [])]) await outbox?.forget(id);
    } catch (error) {
      setFailure(error instanceof RefusedError ? error.message : texts.decideOnline);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, settle };
}
