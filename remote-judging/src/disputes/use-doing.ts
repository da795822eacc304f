import { RefusedError } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { disputeTexts as texts } from './texts.ts';

/** Does one thing at a time; the banner says why it was not done. */
export function useDoing() {
  const showError = useShowError();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      showError(null);
      return true;
    } catch (error) {
      showError(error instanceof RefusedError ? error.message : texts.noLine, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
