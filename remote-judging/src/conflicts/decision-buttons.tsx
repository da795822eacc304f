import { ConfirmDialog } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import { useState } from 'react';
import type { ConflictChoice } from './conflict-choices.ts';
import styles from './conflict.module.css';
import { texts } from './texts.ts';

export interface DecisionButtonsProps {
  readonly choices: readonly ConflictChoice[];
  readonly busy: boolean;
  readonly onDecide: (choice: ConflictChoice) => void;
}

/** One button per way out; what destroys another judge's work asks once more. */
export function DecisionButtons({ choices, busy, onDecide }: DecisionButtonsProps) {
  const [asking, setAsking] = useState<ConflictChoice | null>(null);
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <BigButton
          key={choice.key}
          hint={choice.hint}
          disabled={busy}
          onClick={() => (choice.destroys ? setAsking(choice) : onDecide(choice))}
        >
          {choice.label}
        </BigButton>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title={texts.useMineTitle}
        confirmLabel={texts.useMine}
        danger
        onClose={() => setAsking(null)}
        onConfirm={() => {
          if (asking) onDecide(asking);
          setAsking(null);
        }}
      >
        <p>{texts.useMineQuestion}</p>
      </ConfirmDialog>
    </div>
  );
}
