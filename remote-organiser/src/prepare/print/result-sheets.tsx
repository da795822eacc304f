import type { Results, TeamResults } from '@topout/contract';
import { formatMoment, forReader, scoreCells, scoreColumns } from '@topout/domain';
import { boardTexts } from '../../texts.ts';
import { type Chosen, fullName, type ResultCategory, type ResultStage } from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { TeamsSheet } from './teams-sheet.tsx';
import { printTexts as texts } from './texts.ts';

interface ResultSheetsProps extends Chosen {
  /** The last published version of each stage, and under '' of the whole competition. */
  readonly newest: ReadonlyMap<string, number>;
  /** Those to print. */
  readonly teams: TeamResults | undefined;
}

/** Places and scores by category and of teams, and the overall ranking if there are several stages. */
export const ResultSheets = ({ results, stage, categories, teams, newest }: ResultSheetsProps) => (
  <>
    {categories.map((category) => (
      <StageSheet
        key={category.uuid}
        results={results}
        stage={stage}
        category={category}
        newest={newest.get(stage.uuid) ?? 0}
      />
    ))}
    {teams && teams.rows.length > 0 && (
      <TeamsSheet
        competition={results.competition.name}
        stage={stage.name}
        teams={teams}
        standing={standingOf(stage, results, newest.get(stage.uuid) ?? 0)}
      />
    )}
    {results.ranking?.categories
      .filter(({ name }) => categories.some((category) => category.name === name))
      .map((category) => (
        <RankingSheet
          key={category.name}
          results={results}
          category={category}
          newest={newest.get('') ?? 0}
        />
      ))}
  </>
);

interface StageSheetProps {
  readonly results: Results;
  readonly stage: ResultStage;
  readonly category: ResultCategory;
  readonly newest: number;
}

function StageSheet({ results, stage, category, newest }: StageSheetProps) {
  const columns = scoreColumns(stage.scoringSystem);
  return (
    <SheetPage
      competition={results.competition.name}
      title={category.name}
      about={stage.name}
      standing={standingOf(stage, results, newest)}
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
            {unconfirmedIn(row) > 0 && (
              <>
                {' '}
                <small className={styles.unconfirmed}>
                  {boardTexts.unconfirmedCount(unconfirmedIn(row))}
                </small>
              </>
            )}
            {row.signed && ` · ${texts.signed}`}
            {row.handicapped && ` · ${row.handicapped.before} ${row.handicapped.by}`}
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

const unconfirmedIn = ({ routes }: ResultCategory['rows'][number]): number =>
  routes.filter(({ unconfirmed }) => unconfirmed).length;

type Ranking = NonNullable<Results['ranking']>;

interface RankingSheetProps {
  readonly results: Results;
  readonly category: Ranking['categories'][number];
  readonly newest: number;
}

const RankingSheet = ({ results, category: { name, rows }, newest }: RankingSheetProps) => (
  <SheetPage
    competition={results.competition.name}
    title={name}
    about={texts.ranking}
    standing={results.ranking ? standingOf(results.ranking, results, newest) : undefined}
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

/** A sheet on the wall must not look final when another version has replaced it. */
function standingOf(
  { state, version, publishedAt }: Standing,
  { readAt, competition }: Results,
  newest: number,
): string {
  const when = forReader(formatMoment, publishedAt ?? readAt, competition.timeZone);
  if (version === null) return texts.live(when);
  if (version < newest) return texts.replaced(version, newest, when);
  return state === 'FINAL' ? texts.final(version, when) : texts.provisional(version, when);
}

function tupleOf(tuple: readonly number[] | null): readonly [number, number, number, number] | null {
  const [tops, zones, toTop, toZone] = tuple ?? [];
  if (tops === undefined || zones === undefined || toTop === undefined || toZone === undefined) return null;
  return [tops, zones, toTop, toZone];
}
