import { deleteEntry } from '@topout/api-client';
import { useState } from 'react';
import { type FailureText, failureText } from '../../page/failure-text.ts';

/** Deletes an entry. Sets `failure` if that did not work. */
export function useDeleteEntry(competition: string, entry: string, onDeleted: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteEntry(competition, entry);
      onDeleted();
    } catch (error) {
      setFailure(await failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy, failure };
}
