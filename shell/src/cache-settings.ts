import { RefusedError } from '@topout/api-client';
import type { SWRConfiguration } from 'swr';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** 2G, or data saving switched on. */
function isSlow(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Connection) : null;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** How reads are cached and repeated, in milliseconds (behaviour: calls#reads). */
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
 * Asks an absent server at a constant pace, but spread so that a hall's phones do not ask at once; asks one
 * that refused less and less often.
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
