import type { Results } from '@topout/api-client';
import { formatMoment, forReader, scoreCells, scoreColumns } from '@topout/domain';
import { type Chosen, fullName, type ResultCategory, type ResultStage } from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { printTexts as texts } from './texts.ts';

/** Places and scores by category, and the ranking of the whole where there are several stages. */
export const ResultSheets = ({ results, stage, categories }: Chosen) => (
  <>
    {categories.map((category) => (
      <StageSheet key={category.uuid} results={results} stage={stage} category={category} />
    ))}
    {results.ranking?.categories
      .filter(({ name }) => categories.some((category) => category.name === name))
      .map((category) => (
        <RankingSheet key={category.name} results={results} category={category} />
      ))}
  </>
);

interface StageSheetProps {
  readonly results: Results;
  readonly stage: ResultStage;
  readonly category: ResultCategory;
}

function StageSheet({ results, stage, category }: StageSheetProps) {
  const columns = scoreColumns(stage.scoringSystem);
  return (
    <SheetPage
      competition={results.competition.name}
      title={category.name}
      about={stage.name}
      standing={standingOf(stage, results)}
      span={3 + columns.length}
      columns={
        <>
          <th className={styles.narrow}>{texts.place}</th>
          <th className={styles.narrow}>{texts.number}</th>
          <th>{texts.name}</th>
          {columns.map(({ key, label }) => (
            <th key={key} className={styles.figure}>
              {label}
            </th>
          ))}
        </>
      }
    >
      {category.rows.map((row) => (
        <tr key={row.entry}>
          <td className={styles.figure}>{row.position ?? '–'}</td>
          <td className={styles.figure}>{row.competitorNumber}</td>
          <th scope="row">
            {fullName(row)}
            {row.status !== 'ENTERED' && ` (${row.status === 'RETIRED' ? 'R' : row.status})`}
          </th>
          {scoreCells(
            { scoreText: row.scoreText, scoreTuple: tupleOf(row.scoreTuple) },
            stage.scoringSystem,
          ).map((cell, index) => (
            <td key={index} className={styles.figure}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </SheetPage>
  );
}

type Ranking = NonNullable<Results['ranking']>;

interface RankingSheetProps {
  readonly results: Results;
  readonly category: Ranking['categories'][number];
}

const RankingSheet = ({ results, category: { name, rows } }: RankingSheetProps) => (
  <SheetPage
    competition={results.competition.name}
    title={name}
    about={texts.ranking}
    standing={results.ranking ? standingOf(results.ranking, results) : undefined}
    span={3}
    columns={
      <>
        <th className={styles.narrow}>{texts.place}</th>
        <th>{texts.name}</th>
        <th>{texts.stage}</th>
      </>
    }
  >
    {rows.map((row) => (
      <tr key={row.user.uuid}>
        <td className={styles.figure}>{row.position}</td>
        <th scope="row">{fullName(row)}</th>
        <td>{results.stages.find(({ uuid }) => uuid === row.stage)?.name}</td>
      </tr>
    ))}
  </SheetPage>
);

type Standing = Pick<ResultStage, 'state' | 'version' | 'publishedAt'>;

function standingOf({ state, version, publishedAt }: Standing, { readAt, competition }: Results): string {
  const when = forReader(formatMoment, publishedAt ?? readAt, competition.timeZone);
  if (version === null) return texts.live(when);
  return state === 'FINAL' ? texts.final(version, when) : texts.provisional(version, when);
}

function tupleOf(tuple: readonly number[] | null): readonly [number, number, number, number] | null {
  const [tops, zones, toTop, toZone] = tuple ?? [];
  if (tops === undefined || zones === undefined || toTop === undefined || toZone === undefined) return null;
  return [tops, zones, toTop, toZone];
}
