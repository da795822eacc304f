import { classNames } from '../class-names.ts';
import styles from './step-indicator.module.css';

export interface StepIndicatorProps {
  /** The names of all steps, in order. */
  readonly steps: readonly string[];
  /** Index of the present one, from 0. */
  readonly current: number;
}

/** Where one is in something that takes several steps. */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  return (
    <div className={styles.steps}>
      <div className={styles.bars} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={classNames(styles.bar, index <= current && styles.done)} />
        ))}
      </div>
      <p>
        <span className={styles.count}>{`Step ${current + 1} of ${steps.length} `}</span>
        <span className={styles.name}>{steps[current]}</span>
      </p>
    </div>
  );
}
