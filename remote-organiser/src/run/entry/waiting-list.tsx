import type { Competition } from '@topout/contract';
import { useEntries } from '@topout/api-client';
import { lazy, Suspense } from 'react';

const WaitingLists = lazy(() => import(/* webpackChunkName: "waiting" */ './waiting-lists.tsx'));

/** The people waiting for a place; nothing if there are none. */
export function WaitingList({ competition }: { readonly competition: Competition }) {
  const { data: entries = [] } = useEntries(competition.uuid);
  const waiting = entries.filter(({ status }) => status === 'WAITING');
  if (waiting.length === 0) return null;
  return (
    <Suspense>
      <WaitingLists competition={competition} waiting={waiting} />
    </Suspense>
  );
}
