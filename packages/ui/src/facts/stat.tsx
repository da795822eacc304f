import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stat.module.css';

/** Stats beside one another, as many as fit. */
export function StatGrid({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}

export interface StatProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** When the number asks for somebody's attention. */
  readonly tone?: 'neutral' | 'warning' | 'held' | 'danger' | undefined;
}

/** One big number and what it counts. Stands in a StatGrid. */
export function Stat({ label, value, tone = 'neutral' }: StatProps) {
  return (
    <div className={classNames(styles.stat, styles[tone])}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
