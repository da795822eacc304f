import type { ReactNode } from 'react';
import styles from './counter-display.module.css';

export interface CounterDisplayProps {
  /** The figure, or the word that stands for it. */
  readonly value: ReactNode;
  /** A line under it: "of 42". */
  readonly caption?: ReactNode;
  /** In one line, as on a low screen: other things need the room. */
  readonly oneLine?: boolean;
}

/** The one number that a screen is about, readable at arm's length; changes are told to screen readers. */
export function CounterDisplay({ value, caption, oneLine = false }: CounterDisplayProps) {
  return (
    <output className={styles.counter} data-one-line={oneLine || undefined}>
      <span className={styles.value}>{value}</span>
      {caption !== undefined && <span className={styles.of}>{caption}</span>}
    </output>
  );
}
