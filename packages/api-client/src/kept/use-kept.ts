import { useAtomValue } from 'jotai';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Camelised } from '../http/case.ts';
import { type Key, readList, readOne } from '../http/cache.ts';
import { sessionAtom } from '../session/session.ts';
import { canKeep } from './can-keep.ts';

export type Kept<T> = Omit<SWRResponse<T, Error>, 'mutate'> & {
  /** What is shown was kept on this phone; the server has not answered yet. */
  readonly isKept: boolean;
};

type Options<T> = Pick<SWRConfiguration<T, Error>, 'onSuccess' | 'refreshInterval'> & {
  /** Shows what is known already, and asks nobody. */
  readonly peek?: boolean;
};

/** Reads `key`, and keeps the answer on the phone for a signed-in person: shown again where there is no network. */
export const useKept = <T>(key: Key | null, options?: Options<Camelised<T>>) =>
  useKeptRead(key, (path) => readOne<T>(path), options);

/** The same, of a list that may come in pages. */
export const useKeptList = <T>(key: Key | null, options?: Options<Camelised<T>[]>) =>
  useKeptRead(key, (path) => readList<T>(path), options);

function useKeptRead<T>(
  key: Key | null,
  read: (key: Key) => Promise<T>,
  { peek = false, ...options }: Options<T> = {},
): Kept<T> {
  const { profile } = useAtomValue(sessionAtom);
  const keeps = profile !== null && canKeep();

  const live = useSWR<T, Error>(key, peek ? null : read, {
    ...options,
    onSuccess(data, path, config) {
      options.onSuccess?.(data, path, config);
      if (keeps) void store().then(({ writeKept }) => writeKept(profile, path, data));
    },
  });
  const kept = useSWR<T, Error>(
    keeps && key !== null && live.data === undefined ? ['kept', profile, key] : null,
    async () => (await (await store()).readKept(profile ?? '', key ?? '')) as T,
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );

  const data = live.data ?? kept.data;
  const { error, isLoading, isValidating } = live;
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isValidating,
    isKept: live.data === undefined && data !== undefined,
  };
}

const store = () => import('./kept-store.ts');
