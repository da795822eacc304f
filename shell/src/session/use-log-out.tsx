import { signOut, unsentMarks, unsentWork } from '@topout/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const UnsentDialog = lazy(() => import('./unsent-dialog.tsx'));

/**
 * Logs out: clears the session and restarts at an address, as on a fresh page (behaviour:
 * signing-in#session). Asks first if a judge's or a marshal's work is on this phone only. Render `dialog` somewhere.
 */
export function useLogOut(open = (to: string) => window.location.assign(to)): {
  readonly ask: (to: string) => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ to: string; count: number } | null>(null);
  const leave = async (to: string) => {
    await signOut();
    open(to);
  };
  const ask = (to: string) => {
    const count = unsentWork() + unsentMarks();
    if (count === 0) void leave(to);
    else setAsked({ to, count });
  };
  const dialog = asked && (
    <Suspense>
      <UnsentDialog count={asked.count} onLeave={() => void leave(asked.to)} onStay={() => setAsked(null)} />
    </Suspense>
  );
  return { ask, dialog };
}
