import { ConfirmDialog } from '@topout/ui';
import type { Decision } from './decisions.ts';

export interface DecisionQuestionProps {
  /** Null while nothing is asked. */
  readonly decision: Decision | null;
  readonly onConfirm: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** Asks again before somebody's work is replaced. */
export function DecisionQuestion({ decision, onConfirm, onClose }: DecisionQuestionProps) {
  return (
    <ConfirmDialog
      open={decision !== null}
      title={decision?.question?.title ?? ''}
      confirmLabel={decision?.label ?? ''}
      danger
      onClose={onClose}
      onConfirm={() => {
        if (decision) onConfirm(decision);
        onClose();
      }}
    >
      <p>{decision?.question?.text}</p>
    </ConfirmDialog>
  );
}
