import styles from './route-row.module.css';
import { texts } from './texts.ts';

export interface Waiting {
  readonly count: number;
  /** The name of the next climber; null if it is not known. */
  readonly next: string | null;
}

/** More than these are told by the number alone. */
const mostBars = 6;

/** A bar for each climber who waits, and who is next, in one line. */
export function WhoWaits({ waiting: { count, next } }: { readonly waiting: Waiting }) {
  if (count === 0) return <>{texts.nobody}</>;
  const shown = Math.min(count, mostBars);
  const bars = Array.from({ length: shown }, (_, index) => `M${3 + index * 6} 12V4`);
  return (
    <span className={styles.waits}>
      <svg aria-hidden="true" width={shown * 6} height="14" className={styles.crowd}>
        <path d={bars.join('')} />
      </svg>
      {next !== null && <span className={styles.next}>{texts.nextIs(next)}</span>}
    </span>
  );
}

/** How many wait: the figure for which a judge looks along the list. */
export function WaitingCount({ count }: Pick<Waiting, 'count'>) {
  return (
    <span className={styles.count}>
      <strong>{count}</strong> <span>{texts.waiting}</span>
    </span>
  );
}
