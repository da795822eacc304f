import { lazy, Suspense } from 'react';
import type { Judging } from './use-judging.ts';

const ClosedNoticeText = lazy(
  () => import(/* webpackChunkName: "closed-notice" */ './closed-notice-text.tsx'),
);

/** "Competition closed", once it is: loads nothing before that. */
export function ClosedNotice({ judging }: { readonly judging: Judging }) {
  if (judging.closed === null) return null;
  return (
    <Suspense>
      <ClosedNoticeText judging={judging} />
    </Suspense>
  );
}
