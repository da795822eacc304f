import type { ConfirmDialogProps } from '@topout/ui';
import { lazy, Suspense } from 'react';

const QuestionDialog = lazy(() => import(/* webpackChunkName: "question" */ './question-dialog.tsx'));

/** Asks before something is lost; its code loads with the first question. */
export function Question(props: ConfirmDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <QuestionDialog {...props} />
    </Suspense>
  );
}
