import { mergeEntry, restoreEntry, restoreRecord } from '@topout/api-client';
import { useState } from 'react';
import { type FailureText, failureText } from '../../page/failure-text.ts';

/** Merges and undoes it: `busy` while the server works, `failure` if that did not work. */
export function useMerge(competition: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);

  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      setFailure(await failureText(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    forgive: () => setFailure(null),
    merge: (source: string, target: string) => attempt(() => mergeEntry(competition, source, target)),
    restoreDeleted: (entry: string) => attempt(() => restoreEntry(competition, entry).then(() => true)),
    undo: (record: string) => attempt(() => restoreRecord(competition, record)),
  };
}
