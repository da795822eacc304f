import { ConfirmDialog } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import { useState } from 'react';
import styles from './conflict.module.css';
import type { Decision } from './decisions.ts';

export interface DecisionButtonsProps {
  readonly decisions: readonly Decision[];
  readonly busy: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** One button per option; an option that replaces somebody's work asks again. */
export function DecisionButtons({ decisions, busy, onDecide }: DecisionButtonsProps) {
  const [asking, setAsking] = useState<Decision | null>(null);
  return (
    <div className={styles.choices}>
      {decisions.map((decision) => (
        <BigButton
          key={`${decision.settlement.take} ${decision.settlement.commands[0]}`}
          hint={decision.hint}
          disabled={busy}
          onClick={() => (decision.question ? setAsking(decision) : onDecide(decision))}
        >
          {decision.label}
        </BigButton>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title={asking?.question?.title ?? ''}
        confirmLabel={asking?.label ?? ''}
        danger
        onClose={() => setAsking(null)}
        onConfirm={() => {
          if (asking) onDecide(asking);
          setAsking(null);
        }}
      >
        <p>{asking?.question?.text}</p>
      </ConfirmDialog>
    </div>
  );
}
