import {
  api,
  refresh,
  RefusedError,
  saysAlreadyExists,
  useKept,
  useKeptList,
  useRead,
} from '@topout/api-client/core';
import type {
  BulkEntriesReply,
  Entry,
  EntryBody,
  EntryDetail,
  EntryPatch,
  NumberMatch,
  WaitingOrderBody,
} from '@topout/contract';
import { entriesKey, entryKey } from '../keys.ts';
import { competitionKey } from './competitions.ts';
import { settled } from './reading/settled.ts';

export type EntryDetails = EntryBody;
export type BulkEntries = BulkEntriesReply['data'];

interface Which {
  /** Uuid; the running stage by default. */
  readonly stage?: string | undefined;
  readonly peek?: boolean;
}

/** Everybody entered in a stage; kept on the phone for judging without a network. */
export const useEntries = (competition: string | null, { stage, peek = false }: Which = {}) =>
  useKeptList<Entry>(competition && `${entriesKey(competition)}${stage ? `?stage=${stage}` : ''}`, { peek });

/** @param entry uuid of the entry or its person, or `me`; null = none yet. */
export const useEntry = (competition: string, entry: string | null, refreshInterval = 0) =>
  useRead<EntryDetail>(entry && entryKey(competition, entry), { refreshInterval });

/** The card of the signed-in person or their child; kept on the phone for logging without a network. */
export const useOwnEntry = (competition: string, entry: string | null, refreshInterval = 0) =>
  useKept<EntryDetail>(entry && entryKey(competition, entry), { refreshInterval });

/**
 * Enters a person. One who is already entered is not a failure (behaviour: entering#with-children). @returns
 * null for them
 */
export async function createEntry(competition: string, entry: EntryDetails): Promise<Entry | null> {
  const made = api.post<Entry>(entriesKey(competition), entry).catch((error: unknown) => {
    if (!saysAlreadyExists(error)) throw error;
    return null;
  });
  return settled(made, () => refreshEntries(competition));
}

/** One answer per entry, in order. */
export async function createEntries(
  competition: string,
  entries: readonly EntryDetails[],
  allOrNothing = false,
) {
  const answer = await api.post<BulkEntriesReply>(`${entriesKey(competition)}/bulk`, {
    entries,
    allOrNothing,
  });
  await refreshEntries(competition);
  return answer.data;
}

export async function saveEntry(competition: string, entry: string, patch: EntryPatch): Promise<void> {
  const saved = api.patch<Entry>(entryKey(competition, entry), patch);
  await settled(saved, () => refreshEntries(competition));
}

/** Deletes an entry; one that is gone is not a failure: its first answer may have been lost. */
export async function deleteEntry(competition: string, entry: string): Promise<void> {
  const deleted = api.delete(entryKey(competition, entry)).catch(async (error: unknown) => {
    if (!(await isGone(competition, entry, error))) throw error;
  });
  await settled(deleted, () => refreshEntries(competition));
}

/** People are refused what is not theirs in the same words, whether or not it is there. */
const isGone = async (competition: string, entry: string, refused: unknown): Promise<boolean> =>
  isRefusal(refused, 403, 404) &&
  api.get<EntryDetail>(entryKey(competition, entry)).then(
    () => false,
    (error: unknown) => isRefusal(error, 404),
  );

const isRefusal = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof RefusedError && statuses.includes(error.status);

/** Reorders a waiting list. @throws RefusedError 409 if it no longer matches `seen` */
export const orderWaitingList = (competition: string, category: string, order: WaitingOrderBody) =>
  settled(api.put<void>(`competitions/${competition}/waiting-list/${category}`, order), () =>
    refreshEntries(competition),
  );

/** Upper case, no spaces (behaviour: people#competitor-number). @returns null if nobody has that number. */
export async function findByNumber(competition: string, number: string): Promise<NumberMatch | null> {
  try {
    return await api.get<NumberMatch>(
      `${entriesKey(competition)}/by-competitor-number/${encodeURIComponent(number)}`,
    );
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null;
    throw error;
  }
}

/** Reads again the list, single entries, sessions, and the competition, which contains the person's own entry. */
export const refreshEntries = (competition: string) =>
  refresh(`${entriesKey(competition)}*`, `${competitionKey(competition)}/waves`, competitionKey(competition));

/** @param entry as passed to `useEntry`. */
export const refreshEntry = (competition: string, entry: string) => refresh(entryKey(competition, entry));
