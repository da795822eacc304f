import { lazy, type ReactNode, Suspense } from 'react';
import { PlainFailure } from './plain-failure.tsx';
import { Waiting } from './waiting.tsx';

export interface LoadStateProps<T> {
  /** The result of a read hook. `isKept`: the data come from this phone; the server has not answered yet. */
  readonly read: {
    readonly data: T | undefined;
    readonly error?: unknown;
    readonly isKept?: boolean | undefined;
  };
  /** Placeholders the size of the coming content. */
  readonly loading: ReactNode;
  readonly children: (data: T) => ReactNode;
}

// Fetched after a failure, so a successful first visit does not pay for it.
const LoadFailure = lazy(() => import('./load-failure.tsx').catch(() => ({ default: PlainFailure })));

/**
 * A part of a screen that waits for data. Old data is better than none: once there is something to show it
 * stays, and says when it is not live. The failure replaces it only if there is nothing.
 */
export function LoadState<T>({ read, loading, children }: LoadStateProps<T>) {
  const { data, error, isKept = false } = read;
  const failed = error !== undefined && error !== null;
  const failure = (
    <Suspense>
      <LoadFailure hasData={data !== undefined} error={error} />
    </Suspense>
  );
  if (data === undefined) return failed ? failure : <Waiting>{loading}</Waiting>;
  return (
    <>
      {(failed || isKept) && failure}
      {children(data)}
    </>
  );
}
