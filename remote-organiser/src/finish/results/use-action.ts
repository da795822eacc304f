import { RefusedError } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { resultsTexts as texts } from './texts.ts';

/** Runs one action at a time, and says why it failed. Returns whether it worked. */
export function useAction() {
  const showError = useShowError();
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, failed: string = texts.failed): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      showError(null);
      return true;
    } catch (error) {
      showError(error instanceof RefusedError ? (error.messages[0] ?? failed) : failed, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
