import type { ReactNode } from 'react';
import styles from './counter-display.module.css';

export interface CounterDisplayProps {
  /** The figure, or the word that stands for it. */
  readonly value: ReactNode;
  /** A line under it: "of 42". */
  readonly caption?: ReactNode;
}

/** The one number that a screen is about, readable at arm's length; changes are told to screen readers. */
export function CounterDisplay({ value, caption }: CounterDisplayProps) {
  return (
    <output className={styles.counter}>
      <span className={styles.value}>{value}</span>
      {caption !== undefined && <span className={styles.of}>{caption}</span>}
    </output>
  );
}
