import { Button, EmptyState, ErrorCircleIcon, Notice } from '@topout/ui';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';

export interface LoadStateProps<T> {
  /** What a read hook gave. `isKept`: the data come from this phone, the server has not answered yet. */
  readonly read: {
    readonly data: T | undefined;
    readonly error?: unknown;
    readonly isKept?: boolean | undefined;
  };
  /** Placeholders of the size of what will come. */
  readonly loading: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * A part of a screen that waits for data. Old data beat no data: once there is something to show it stays, and says
 * so when it is not live. Only where there is nothing, the failure takes the place.
 */
export function LoadState<T>({ read, loading, children }: LoadStateProps<T>) {
  const { data, error, isKept = false } = read;
  const failed = error !== undefined && error !== null;
  if (data === undefined) return failed ? <NothingToShow /> : loading;
  return (
    <>
      {(failed || isKept) && <NotLive failed={failed} />}
      {children(data)}
    </>
  );
}

/** Reads everything on the page again. */
function TryAgain() {
  const { mutate } = useSWRConfig();
  return <Button onClick={() => void mutate(() => true)}>Try again</Button>;
}

function NothingToShow() {
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorCircleIcon size={28} />}
        title="An error occurred while fetching the data."
        action={<TryAgain />}
      />
    </div>
  );
}

function NotLive({ failed }: { readonly failed: boolean }) {
  return (
    <Notice tone="warning" title="Not live" action={failed && <TryAgain />}>
      This is what was last loaded on this device.
    </Notice>
  );
}
