import { RefusedError } from '@topout/api-client';
import type { SWRConfiguration } from 'swr';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** 2G, or somebody who asked to save data. */
function isSlow(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Connection) : null;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** How reads are cached and repeated, in milliseconds (spec 1 §9). */
export function cacheSettings(slow = isSlow()): SWRConfiguration {
  return {
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    errorRetryInterval: slow ? 10_000 : 5_000,
    loadingTimeout: slow ? 5_000 : 3_000,
    onErrorRetry: tryAgain,
  };
}

/**
 * A server that was away is asked at the same pace however long it was, by all phones of a hall not in one moment;
 * one that refused, less and less often.
 */
const tryAgain: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  _key,
  { errorRetryInterval },
  revalidate,
  { retryCount },
) => {
  const refused = error instanceof RefusedError && error.status < 500;
  const waitMs = errorRetryInterval * (refused ? 2 ** Math.min(retryCount, 8) : 1);
  setTimeout(() => void revalidate({ retryCount, dedupe: true }), waitMs * (0.8 + Math.random() / 5));
};
