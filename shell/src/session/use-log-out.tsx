import { signOut, unsentWork } from '@topout/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const UnsentDialog = lazy(() => import('./unsent-dialog.tsx'));

/** Clears the session and starts again at an address, as from a fresh page (spec 1 §2). */
async function leave(to: string): Promise<void> {
  await signOut();
  window.location.assign(to);
}

/** Logging out; asks first while a judge's work is on this phone only. Render `dialog` somewhere. */
export function useLogOut(): { readonly ask: (to: string) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<{ to: string; count: number } | null>(null);
  const ask = (to: string) => {
    const count = unsentWork();
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
