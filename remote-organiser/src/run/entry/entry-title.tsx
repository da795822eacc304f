import type { LeaderboardRow } from '@topout/contract';
import { entryTexts as texts } from '../../texts/entry.ts';
import styles from './entry-sheet.module.css';
import { nameOf } from './name-of.ts';

/** Whose entry it is, as on the board: rank, name and number. Screen readers hear the name, and the rest below it. */
export const EntryTitle = ({ row }: { readonly row: LeaderboardRow }) => (
  <span className={styles.title}>
    {row.position !== null && (
      <span aria-hidden="true" className={styles.rank}>
        {row.position}
      </span>
    )}
    <span>{nameOf(row)}</span>
    {row.competitorNumber !== null && (
      <span aria-hidden="true" className={styles.number}>
        {row.competitorNumber}
      </span>
    )}
  </span>
);

/** "Rank 4, competitor number 222". */
export const standingOf = ({ position, competitorNumber }: LeaderboardRow): string =>
  [position !== null && texts.rank(position), competitorNumber !== null && texts.number(competitorNumber)]
    .filter(Boolean)
    .join(', ');
