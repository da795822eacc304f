import type { LeaderboardRow } from '@topout/contract';
import { Td, Th } from '@topout/ui';
import { boardTexts as texts } from '../texts.ts';
import styles from './board.module.css';

interface ByRanking {
  /** The competition is scored as IFSC_RANKING: tops, zones and the tries to each. */
  readonly ranking: boolean;
}

/** The headings of the score: four columns for IFSC_RANKING, one for every other system. (spec 2 §2) */
export function ScoreHeads({ ranking }: ByRanking) {
  if (!ranking) return <Th numeric>{texts.score}</Th>;
  return texts.ranking.map(({ short, label }) => (
    <Th key={short} numeric className={styles.tight}>
      <abbr title={label} aria-label={label} className={styles.abbreviation}>
        {short}
      </abbr>
    </Th>
  ));
}

/** The score of a row. Ranking tries are stored negated and shown positive. (spec 2 §9) */
export function ScoreCells({ row, ranking }: ByRanking & { readonly row: LeaderboardRow }) {
  if (!ranking) {
    return (
      <Td numeric strong className={styles.score}>
        <Score text={row.scoreText} />
      </Td>
    );
  }
  return texts.ranking.map(({ short }, index) => (
    <Td key={short} numeric strong={index === 0} className={styles.tight}>
      {row.scoreTuple ? Math.abs(row.scoreTuple[index] ?? 0) : <NoScore />}
    </Td>
  ));
}

/** The figure counts, its unit only explains it. */
function Score({ text }: { readonly text: string }) {
  const [figure = '', ...unit] = text.split(' ');
  if (figure === '') return <NoScore />;
  return (
    <>
      {figure}
      {unit.length > 0 && <span className={styles.unit}> {unit.join(' ')}</span>}
    </>
  );
}

/** A dash for the eye; screen readers hear nothing instead of "en dash". */
const NoScore = () => (
  <span aria-hidden="true" className={styles.faint}>
    –
  </span>
);
