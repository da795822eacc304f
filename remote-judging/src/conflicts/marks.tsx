import styles from './conflict.module.css';
import { type Mark, type MarkedRoute, marksText } from './marks-text.ts';

export interface MarksProps {
  readonly title: string;
  readonly attempts: readonly Mark[];
  readonly route: MarkedRoute;
  /** Who logged it, and when. */
  readonly hint: string;
}

/** One of several versions of a result, short enough to fit next to the others. */
export function Marks({ title, attempts, route, hint }: MarksProps) {
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <p className={attempts.length === 0 ? styles.hint : styles.marks}>{marksText(attempts, route)}</p>
      {hint !== '' && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
