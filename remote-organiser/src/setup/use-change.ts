import { loadConfig, RefusedError, UnreachableError } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { setupTexts as texts } from './texts.ts';

/** What a change that failed says: the server's own sentence where it refused. */
async function sentenceOf(error: unknown): Promise<{ readonly title: string; readonly message: string }> {
  if (error instanceof UnreachableError) return { title: texts.networkTitle, message: texts.network };
  if (error instanceof RefusedError && error.status < 500 && error.messages[0]) {
    const changed = error.code === 'setup.changed';
    return { title: changed ? texts.changedTitle : texts.refusedTitle, message: error.messages[0] };
  }
  const { supportEmail } = await loadConfig();
  return { title: texts.unknownTitle, message: texts.unknown(supportEmail) };
}

/**
 * Runs one change at a time; a failure is told in the banner.
 *
 * @example const { busy, change } = useChange(); if (await change(() => stageCalls.add(…))) close();
 */
export function useChange() {
  const showError = useShowError();
  const [busy, setBusy] = useState(false);
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const { title, message } = await sentenceOf(error);
      showError(message, title);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
