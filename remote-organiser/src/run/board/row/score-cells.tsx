import type { LeaderboardRow } from '@topout/contract';
import { scoreParts } from '@topout/domain';
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
  /** How many attempts were made; null where the row says it elsewhere, or nobody asks. */
  readonly attempts?: number | null;
  /** What a score is made of stands behind it, otherwise below. */
  readonly inline?: boolean;
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
export function ScoreCells({ row, ranking, gained, attempts = null, inline = false }: ScoreCellsProps) {
  if (!ranking) {
    return (
      <Td numeric className={styles.score}>
        <Score text={row.scoreText} {...{ gained, attempts, inline }} />
      </Td>
    );
  }
  return texts.ranking.map(({ short }, index) => (
    <Td key={short} numeric className={styles.tight} data-figure={short}>
      {row.scoreTuple ? Math.abs(row.scoreTuple[index] ?? 0) : <NoScore />}
    </Td>
  ));
}

interface ScoreProps extends Pick<ScoreCellsProps, 'gained' | 'attempts' | 'inline'> {
  readonly text: string;
}

/** The figure counts, what stands beside or below it only explains it. */
export function Score({ text, gained, attempts = null, inline = false }: ScoreProps) {
  const { figure, unit, beside } = scoreParts(text);
  const behind = unit || (inline ? beside : '');
  const below = (inline ? '' : beside) || (attempts ? texts.attempts(attempts) : '');
  return (
    <>
      {figure === '' ? <NoScore /> : <span className={styles.figure}>{figure}</span>}
      {behind && <span className={styles.unit}> {behind}</span>}
      {gained === undefined ? (
        below && <span className={styles.below}>{below}</span>
      ) : (
        <span className={styles.gained}>{gained}</span>
      )}
    </>
  );
}

/** A dash for the eye; screen readers hear nothing instead of "en dash". */
const NoScore = () => (
  <span aria-hidden="true" className={styles.none}>
    –
  </span>
);
