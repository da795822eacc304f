import { VisuallyHidden } from '@topout/ui';
import type { ReactNode } from 'react';
import { ResultTile } from '../competition/result-tile.tsx';
import styles from './conflict.module.css';
import { likelyRoute, type MarkedAttempt, type MarkedRoute, marksText } from './marks-text.ts';

export interface MarksProps {
  readonly title: string;
  readonly attempts: readonly MarkedAttempt[];
  readonly route: MarkedRoute;
  /** Who logged it, and when. */
  readonly hint: string;
  /** The button that chooses it; none if it cannot be chosen. */
  readonly choice: ReactNode;
}

/** One of several versions of a result: how high, whose, and the button that takes it. */
export function Marks({ title, attempts, route, hint, choice }: MarksProps) {
  const text = marksText(attempts, route);
  // The tile of a single attempt says all; of several it shows the best one.
  const isSaid = attempts.length === 1;
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.sideTitle}>{title}</h3>
      {attempts.length > 0 && (
        <ResultTile
          attempts={attempts.map(({ success, segmentsCount = 0, usedLastHold = false }) => ({
            success,
            segmentsCount,
            usedLastHold,
          }))}
          route={route ?? likelyRoute(attempts)}
          width={44}
        />
      )}
      <p className={attempts.length === 0 ? styles.hint : styles.marks}>
        {isSaid ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </p>
      {hint !== '' && <p className={styles.hint}>{hint}</p>}
      {choice}
    </section>
  );
}
