import type { LeaderboardRow } from '@topout/contract';
import { Td, Th } from '@topout/ui';
import { boardTexts as texts } from '../../../texts.ts';
import styles from './score-cells.module.css';

interface ByRanking {
  /** The competition is scored as IFSC_RANKING: tops, zones and the tries to each. */
  readonly ranking: boolean;
}

export interface ScoreCellsProps extends ByRanking {
  readonly row: LeaderboardRow;
  /** What came in just now, as it reads: "+250 now". */
  readonly gained?: string | undefined;
  /** Attempts stand elsewhere. */
  readonly brief?: boolean;
}

/** The headings of the score: four columns for IFSC_RANKING, one for every other system. (behaviour: boards#table) */
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

/** The score of a row. Ranking tries are stored negated and shown positive. (behaviour: boards#score) */
export function ScoreCells({ row, ranking, gained, brief = false }: ScoreCellsProps) {
  if (!ranking) {
    return (
      <Td numeric className={styles.score}>
        <Score text={row.scoreText} />
        {gained === undefined ? (
          !brief &&
          row.attemptsCount > 0 && (
            <span className={styles.attempts}>{texts.attempts(row.attemptsCount)}</span>
          )
        ) : (
          <span className={styles.gained}>{gained}</span>
        )}
      </Td>
    );
  }
  return texts.ranking.map(({ short }, index) => (
    <Td key={short} numeric className={styles.tight} data-figure={short}>
      {row.scoreTuple ? Math.abs(row.scoreTuple[index] ?? 0) : <NoScore />}
    </Td>
  ));
}

/** The figure counts, its unit only explains it. */
export function Score({ text }: { readonly text: string }) {
  const [figure = '', ...unit] = text.split(' ');
  if (figure === '') return <NoScore />;
  return (
    <>
      <span className={styles.figure}>{figure}</span>
      {unit.length > 0 && <span className={styles.unit}> {unit.join(' ')}</span>}
    </>
  );
}

/** A dash for the eye; screen readers hear nothing instead of "en dash". */
const NoScore = () => (
  <span aria-hidden="true" className={styles.none}>
    –
  </span>
);
