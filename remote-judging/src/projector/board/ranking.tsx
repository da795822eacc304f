import type { LeaderboardRow } from '@topout/contract';
import { VisuallyHidden } from '@topout/ui';
import { screenTexts as texts } from '../texts.ts';
import styles from './board.module.css';

/**
 * Tops, zones and the tries to each, below their headings. Tries are stored negated and shown as positive
 * numbers.
 */
export const RankingScore = ({ row: { scoreTuple } }: { readonly row: LeaderboardRow }) => (
  <span className={styles.ranking}>
    {texts.ranking.map(({ short, label }, index) => (
      <span key={short} className={styles.figure}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {scoreTuple ? Math.abs(scoreTuple[index] ?? 0) : '–'}
      </span>
    ))}
  </span>
);

/** T, Z, TA and ZA above their columns. */
export const RankingHeads = () => (
  <p className={styles.rankingHeads} aria-hidden="true">
    <span className={styles.ranking}>
      {texts.ranking.map(({ short }) => (
        <span key={short}>{short}</span>
      ))}
    </span>
  </p>
);
