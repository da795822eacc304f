import { pressClock, RefusedError } from '@topout/api-client';
import type { StageClock } from '@topout/contract';
import { useShowError } from '@topout/app-kit';
import type { ClockAction } from '@topout/domain';
import { useState } from 'react';
import { controlTexts as texts } from './texts.ts';

/** Presses buttons of the clock that is on screen, one at a time, and says why the clock did not take one. */
export function usePress(competition: string, shown: StageClock) {
  const showError = useShowError();
  const [busy, setBusy] = useState(false);
  const press = async (action: ClockAction): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await pressClock(competition, shown, action);
    } catch (error) {
      showError(error instanceof RefusedError ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return { press, busy };
}
