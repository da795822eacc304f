import { formatMoment, forReader } from '@topout/domain';
import type { ReactNode } from 'react';
import styles from './history.module.css';

export interface HistoryLineProps {
  readonly time: string;
  /** The venue's. */
  readonly timeZone: string;
  readonly title: ReactNode;
  readonly facts: readonly string[];
  readonly held: string | null;
  /** The button to undo it, or why there is none. */
  readonly undo: ReactNode;
}

/** One change: what, to whom, by whom, when, from where. */
export const HistoryLine = ({ time, timeZone, title, facts, held, undo }: HistoryLineProps) => (
  <li className={styles.line}>
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.facts}>
        <time dateTime={time}>{forReader(formatMoment, time, timeZone)}</time>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {held !== null && <p className={styles.held}>{held}</p>}
    </div>
    {undo}
  </li>
);
