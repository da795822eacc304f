import { VisuallyHidden } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import styles from './conflict.module.css';
import type { Decision } from './decisions.ts';

export interface DecisionButtonProps {
  readonly decision: Decision;
  readonly busy: boolean;
  /** It stands under the result that it takes: whose that is, and since when, is said there. */
  readonly brief?: boolean;
  readonly onChoose: (decision: Decision) => void;
}

/** One way to settle a held result. */
export function DecisionButton({ decision, busy, brief = false, onChoose }: DecisionButtonProps) {
  const { label, hint } = decision;
  return (
    <BigButton
      className={styles.choice}
      hint={brief ? undefined : hint}
      disabled={busy}
      onClick={() => onChoose(decision)}
    >
      {label}
      {brief && <VisuallyHidden> {hint}</VisuallyHidden>}
    </BigButton>
  );
}
