import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { failureOf } from './failure-of.ts';
import { stayUntil } from './stay-until.ts';

/**
 * Runs one change at a time; the banner reports failures.
 *
 * @example const { busy, change } = useChange(); if (await change(() => stageCalls.add(…))) close();
 */
export function useChange() {
  const showError = useShowError();
  const [busy, setBusy] = useState(false);
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await stayUntil(work());
      showError(null);
      return true;
    } catch (error) {
      showError(await failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
