import type { Results } from '@topout/contract';
import { fullName, hasNations, type PrintedRow, type ResultStage, statusMark } from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { scoresOf } from './stage-sheet.tsx';
import { standingOf } from './standing.ts';
import { printTexts as texts } from './texts.ts';

type Ranking = NonNullable<Results['ranking']>;

interface RankingSheetProps {
  readonly results: Results;
  readonly ranking: Ranking;
  readonly category: Ranking['categories'][number];
  /** The last published version. */
  readonly newest: number;
}

/** A round with the results of one category in it, by person. */
interface Round {
  readonly stage: ResultStage;
  readonly rows: ReadonlyMap<string, PrintedRow>;
}

/**
 * The general result of a category: the ranking with the results of each round, the last one first, and at the end who has no
 * place.
 *
 * @source behaviour: lists#general-result
 */
export function RankingSheet({ results, ranking, category: { name, rows }, newest }: RankingSheetProps) {
  const rounds = roundsOf(results, name);
  const people = new Map(rounds.flatMap((round) => [...round.rows]));
  const ranked = new Set(rows.map(({ user }) => user.uuid));
  const unranked = [...people.values()].filter(({ user }) => !ranked.has(user.uuid));
  const nations = hasNations(rows);
  return (
    <SheetPage
      paged
      competition={results.competition.name}
      title={name}
      about={texts.ranking}
      notes={standingOf(ranking, results, newest)}
      span={3 + (nations ? 1 : 0) + rounds.length}
      columns={
        <>
          <th className={styles.narrow}>{texts.place}</th>
          <th className={styles.narrow}>{texts.number}</th>
          <th>{texts.name}</th>
          {nations && <th>{texts.country}</th>}
          {rounds.map(({ stage }) => (
            <th key={stage.uuid} className={styles.figure}>
              {stage.name}
            </th>
          ))}
        </>
      }
    >
      {[...rows, ...unranked.map((row) => ({ ...row, position: null }))].map((row) => (
        <tr key={row.user.uuid}>
          <td className={styles.figure}>{row.position ?? '–'}</td>
          <td className={styles.figure}>{row.competitorNumber}</td>
          <th scope="row">{fullName(row)}</th>
          {nations && <td>{row.user.nation}</td>}
          {rounds.map((round) => (
            <td key={round.stage.uuid} className={styles.figure}>
              <InRound row={round.rows.get(row.user.uuid)} stage={round.stage} />
            </td>
          ))}
        </tr>
      ))}
    </SheetPage>
  );
}

/** Categories of the same name belong together. */
const roundsOf = ({ stages }: Results, category: string): Round[] =>
  stages
    .flatMap((stage) => {
      const found = stage.categories.find(({ name }) => name === category);
      return found ? [{ stage, rows: new Map(found.rows.map((row) => [row.user.uuid, row])) }] : [];
    })
    .toReversed();

/** What somebody reached in a round, with the place in it. */
function InRound({ row, stage }: { readonly row: PrintedRow | undefined; readonly stage: ResultStage }) {
  if (!row) return null;
  if (row.position === null) return statusMark(row);
  const scores = stage.scoringSystem === 'IFSC_RANKING' ? [row.scoreText] : scoresOf(row, stage);
  return (
    <>
      {scores.join(' ')}
      <small> ({row.position})</small>
    </>
  );
}
