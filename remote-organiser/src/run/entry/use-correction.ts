import { RefusedError } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { failureText } from '../../page/failure-text.ts';

/** Makes changes one after the other: `busy` during each; the banner reports failures. */
export function useCorrection() {
  const [running, setRunning] = useState(0);
  const showError = useShowError();

  /** @returns whether it worked */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setRunning((n) => n + 1);
    try {
      await work();
      showError(null);
      return true;
    } catch (error) {
      const conflict = error instanceof RefusedError && error.status === 409;
      showError(conflict ? error.message : await failureText(error));
      return false;
    } finally {
      setRunning((n) => n - 1);
    }
  }

  return { busy: running > 0, attempt };
}
