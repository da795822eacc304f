import { type NewCommand, RefusedError, sendNow } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { texts } from '../texts.ts';

type Said = Pick<NewCommand, 'kind' | 'route' | 'competitor'> & Partial<Pick<NewCommand, 'payload'>>;

/** Sends one command about a queue at a time, at once; the banner says why one was not applied. */
export function useSendNow(competition: string) {
  const showError = useShowError();
  const [busy, setBusy] = useState(false);
  const send = async (said: Said) => {
    setBusy(true);
    try {
      showError(await sendNow(competition, { payload: {}, ...said }));
    } catch (error) {
      showError(error instanceof RefusedError ? error.message : texts.noLine, error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
