import { lazy, Suspense } from 'react';
import type { Judging } from './use-judging.ts';

const ClosedNoticeText = lazy(
  () => import(/* webpackChunkName: "closed-notice" */ './closed-notice-text.tsx'),
);

/** "Competition closed", once it is: nothing to load before. */
export function ClosedNotice({ judging }: { readonly judging: Judging }) {
  if (judging.closed === null) return null;
  return (
    <Suspense>
      <ClosedNoticeText judging={judging} />
    </Suspense>
  );
}
