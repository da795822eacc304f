import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { type Key, readList, readOne } from './cache.ts';

/** Reads `key`; null = nothing to read yet. */
export const useRead = <T>(key: Key | null, options?: SWRConfiguration): SWRResponse<T, Error> =>
  useSWR<T, Error>(key, (path: Key) => readOne<T>(path), options);

/** Reads a list that may come in pages. */
export const useReadList = <T>(key: Key | null, options?: SWRConfiguration): SWRResponse<T[], Error> =>
  useSWR<T[], Error>(key, (path: Key) => readList<T>(path), options);
