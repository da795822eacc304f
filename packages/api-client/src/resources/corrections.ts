import { api, useRead } from '@topout/api-client/core';
import type { Doubles, MergePreview, MergeReply, RestoreReply } from '@topout/contract';
import { withQuery } from '../http/with-query.ts';
import { entriesKey, entryKey } from '../keys.ts';
import { refreshEntries } from './entries.ts';
import { refreshHistory } from './history.ts';
import { refreshSetup } from './setup.ts';

const mergePath = (competition: string, entry: string) => `${entryKey(competition, entry)}/merge`;

/** What merging `entry` into `target` would move. */
export const useMergePreview = (competition: string, entry: string, target: string) =>
  useRead<MergePreview>(withQuery(mergePath(competition, entry), { target }), { revalidateOnFocus: false });

export type ShownDouble = Doubles['data'][number];

/** People who are probably entered twice; read again with the entries. */
export const useDoubles = (competition: string | null) =>
  useRead<Doubles>(competition && `${entriesKey(competition)}/doubles`);

/** Moves the attempts of `entry` to `target`; `entry` disappears. `record` undoes it. */
export async function mergeEntry(competition: string, entry: string, target: string) {
  const reply = await api.post<MergeReply>(mergePath(competition, entry), { target });
  await refreshEntries(competition);
  return reply;
}

/** Undoes the deletion of an entry. */
export async function restoreEntry(competition: string, entry: string): Promise<void> {
  await api.post<RestoreReply>(`${entryKey(competition, entry)}/restore`);
  await Promise.all([refreshEntries(competition), refreshHistory(competition)]);
}

/** Undoes a record of the history: changed attempts, a deleted or merged entry, settings. */
export async function restoreRecord(competition: string, record: string) {
  const reply = await api.post<RestoreReply>(`competitions/${competition}/history/${record}/restore`);
  await Promise.all([
    refreshEntries(competition),
    refreshHistory(competition),
    ...(reply.entry ? [] : [refreshSetup(competition)]),
  ]);
  return reply.entry;
}
