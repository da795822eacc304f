import type { Results } from '@topout/api-client';
import { formatEndedAt, scoreCells, scoreColumns } from '@topout/domain';
import { type Chosen, fullName } from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { printTexts as texts } from './texts.ts';

/** Places and scores by category, and the ranking of the whole where there are several stages. */
export const ResultSheets = ({ results, stage, categories }: Chosen) => (
  <>
    {categories.map((category) => (
      <SheetPage
        key={category.uuid}
        competition={results.competition.name}
        title={category.name}
        about={stage.name}
        standing={standingOf(stage, results)}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.narrow}>{texts.place}</th>
              <th className={styles.narrow}>{texts.number}</th>
              <th>{texts.name}</th>
              {scoreColumns(stage.scoringSystem).map(({ key, label }) => (
                <th key={key} className={styles.figure}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </SheetPage>
    ))}
    {results.ranking?.categories
      .filter(({ name }) => categories.some((category) => category.name === name))
      .map(({ name, rows }) => (
        <SheetPage
          key={name}
          competition={results.competition.name}
          title={name}
          about={texts.ranking}
          standing={results.ranking ? standingOf(results.ranking, results) : undefined}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.narrow}>{texts.place}</th>
                <th>{texts.name}</th>
                <th>{texts.stage}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.user.uuid}>
                  <td className={styles.figure}>{row.position}</td>
                  <th scope="row">{fullName(row)}</th>
                  <td>{results.stages.find(({ uuid }) => uuid === row.stage)?.name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetPage>
      ))}
  </>
);

type Standing = Pick<Results['stages'][number], 'state' | 'version' | 'publishedAt'>;

function standingOf({ state, version, publishedAt }: Standing, { readAt, competition }: Results): string {
  const when = formatEndedAt(new Date(publishedAt ?? readAt), competition.timeZone);
  if (version === null) return texts.live(when);
  return state === 'FINAL' ? texts.final(version, when) : texts.provisional(version, when);
}

function tupleOf(tuple: readonly number[] | null): readonly [number, number, number, number] | null {
  const [tops, zones, toTop, toZone] = tuple ?? [];
  if (tops === undefined || zones === undefined || toTop === undefined || toZone === undefined) return null;
  return [tops, zones, toTop, toZone];
}
