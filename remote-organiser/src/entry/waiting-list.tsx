import type { Competition } from '@topout/contract';
import { useEntries } from '@topout/api-client';
import { lazy, Suspense } from 'react';

const WaitingLists = lazy(() => import(/* webpackChunkName: "waiting" */ './waiting-lists.tsx'));

/** Who waits for a place; nothing where nobody does. */
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
