import { useClock } from '@topout/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { decided, lateAttempts } from './after-time.ts';

const AfterTimeDialog = lazy(() => import(/* webpackChunkName: "after-time" */ './after-time-dialog.tsx'));

interface Asking {
  readonly attempts: readonly ShownAttempt[];
  readonly late: readonly ShownAttempt[];
}

/**
 * Asks before it saves what was logged after the end of the climbing time.
 *
 * @param boulder of a sport route the last hold held counts, whenever somebody writes it down
 */
export function useAfterTime(
  competition: string,
  boulder: boolean,
  save: (attempts: readonly ShownAttempt[]) => void,
): {
  save: (attempts: readonly ShownAttempt[], saved: readonly ShownAttempt[]) => void;
  question: ReactNode;
} {
  const { data } = useClock(competition);
  const [asking, setAsking] = useState<Asking | null>(null);
  const decide = (counts: boolean) => {
    if (asking) save(decided(asking.attempts, asking.late, counts));
    setAsking(null);
  };
  return {
    save: (attempts, saved) => {
      const late = boulder ? lateAttempts(data?.clock ?? null, attempts, saved) : [];
      if (late.length > 0) setAsking({ attempts, late });
      else save(attempts);
    },
    question: asking && (
      <Suspense>
        <AfterTimeDialog late={asking.late.length} onDecide={decide} onClose={() => setAsking(null)} />
      </Suspense>
    ),
  };
}
