import { useAtomValue } from 'jotai';
import { useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { type Key, readList, readOne } from '../http/cache.ts';
import { goesOn } from '../session/known-judge.ts';
import { holdsTokens, personOf, readSession, sessionAtom } from '../session/session.ts';
import { canKeep } from './can-keep.ts';
import { openKept } from './open-kept.ts';

export type Kept<T> = Omit<SWRResponse<T, Error>, 'mutate'> & {
  /** The data were kept on this phone; the server has not answered yet. */
  readonly isKept: boolean;
};

type Asking = 'refreshInterval' | 'revalidateIfStale' | 'revalidateOnFocus' | 'revalidateOnReconnect';
type Options<T> = Pick<SWRConfiguration<T, Error>, 'onSuccess' | Asking> & {
  /** Shows known data and asks nobody. */
  readonly peek?: boolean;
};

/**
 * Reads `key`, and keeps the answer on the phone for a signed-in person, to show it again without a network.
 */
export const useKept = <T>(key: Key | null, options?: Options<T>) =>
  useKeptRead(key, (path) => readOne<T>(path), options);

/** The same for a list that may come in pages. */
export const useKeptList = <T>(key: Key | null, options?: Options<T[]>) =>
  useKeptRead(key, (path) => readList<T>(path), options);

function useKeptRead<T>(
  key: Key | null,
  read: (key: Key) => Promise<T>,
  { peek = false, ...options }: Options<T> = {},
): Kept<T> {
  const session = useAtomValue(sessionAtom);
  const profile = personOf(session);
  const keeps = profile !== null && canKeep();
  // The server would answer as to a guest. That is better than nothing for data that are not kept.
  const keptOnly = goesOn(session) && canKeep();
  const [nothingKept, setNothingKept] = useState<Key | null>(null);
  const asks = !keptOnly || nothingKept === key;

  const live = useSWR<T, Error>(asks ? key : null, peek ? null : read, {
    ...options,
    onSuccess(data, path, config) {
      options.onSuccess?.(data, path, config);
      // This answer may be the first to reveal the person; a guest's answer belongs to nobody.
      const now = readSession();
      const person = personOf(now);
      if (person !== null && holdsTokens(now) && canKeep()) keep(person, path, data).catch(() => undefined);
    },
  });
  // Data found before the first answer say nothing about what was kept since: a judge without a session asks
  // again.
  const question = keptOnly ? 'going on' : 'kept';
  const kept = useSWR<T | null, Error>(
    keeps && key !== null && live.data === undefined ? [question, profile, key] : null,
    async () => ((await (await openKept())?.readKept(profile ?? '', key ?? '')) ?? null) as T | null,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const isNothingKept = keptOnly && (kept.data === null || kept.error !== undefined);
  if (isNothingKept && nothingKept !== key) setNothingKept(key);

  const data = live.data ?? kept.data ?? undefined;
  const { error, isLoading, isValidating } = live;
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isValidating,
    isKept: live.data === undefined && data !== undefined,
  };
}

const keep = async (profile: string, key: Key, data: unknown) =>
  (await openKept())?.writeKept(profile, key, data);
