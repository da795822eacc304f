import { useJudgeProfile } from '@topout/api-client';
import { Button } from '@topout/ui';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../texts.ts';

const UnsentDialog = lazy(() => import(/* webpackChunkName: "unsent" */ './unsent-dialog.tsx'));

/** Opens the unsent work, and takes it to another phone. */
export function HandOverButton({ competition }: { readonly competition: string }) {
  const { data: profile } = useJudgeProfile();
  const [open, setOpen] = useState(false);
  if (!profile) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.handOver}</Button>
      <Suspense>
        {open && (
          <UnsentDialog competition={competition} judge={profile.uuid} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
