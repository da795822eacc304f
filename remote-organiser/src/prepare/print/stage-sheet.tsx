import type { Results } from '@topout/contract';
import {
  heightReached,
  isRestarted,
  isSpeed,
  markText,
  rankItems,
  scoreCells,
  scoreColumns,
} from '@topout/domain';
import { boardTexts } from '../../texts.ts';
import {
  fullName,
  hasNations,
  type PrintedRoute,
  type ResultCategory,
  type ResultStage,
  statusMark,
} from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { standingOf } from './standing.ts';
import { printTexts as texts } from './texts.ts';

interface StageSheetProps {
  readonly results: Results;
  readonly stage: ResultStage;
  readonly category: ResultCategory;
  /** The last published version. */
  readonly newest: number;
}

/** As many routes as a page has columns for. */
const mostRoutes = 6;

/** The routes with a column of their own: none where the score says it all, or where there are too many. */
function routesOf({ scoringSystem }: ResultStage, { routes }: ResultCategory): ResultCategory['routes'] {
  const saidByScore = scoringSystem === 'IFSC_LEAD' && routes.length === 1;
  return saidByScore || routes.length > mostRoutes ? [] : routes;
}

/** A round or a lane of speed by its name, other routes by their number. */
function headOf({ number, name }: Pick<PrintedRoute, 'number' | 'name'>, stage: ResultStage, of: number) {
  if (number === null || (isSpeed(stage.scoringSystem) && name !== '')) return name;
  return of > 2 ? number : texts.routeNumber(number);
}

/** The results of a category in a stage: places, scores, and what they are made of. */
export function StageSheet({ results, stage, category, newest }: StageSheetProps) {
  const columns = scoreColumns(stage.scoringSystem);
  const nations = hasNations(category.rows);
  const routes = routesOf(stage, category);
  const notes = standingOf(stage, results, newest);
  const disputed = category.rows.some((row) => row.disputed);
  const rankOn = ranksOn(stage, category);
  return (
    <SheetPage
      paged
      competition={results.competition.name}
      title={category.name}
      about={`${texts.results}, ${stage.name}`}
      notes={disputed ? [...notes, texts.disputed] : notes}
      span={3 + (nations ? 1 : 0) + routes.length + columns.length}
      columns={
        <>
          <th className={styles.narrow}>{texts.place}</th>
          <th className={styles.narrow}>{texts.number}</th>
          <th>{texts.name}</th>
          {nations && <th>{texts.country}</th>}
          {routes.map(({ uuid, number, name }) => (
            <th key={uuid} className={styles.figure}>
              {headOf({ number, name }, stage, routes.length)}
            </th>
          ))}
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
            <Named row={row} routes={category.routes} />
          </th>
          {nations && <td>{row.user.nation}</td>}
          {routes.map(({ uuid, climbType }) => {
            const mark = row.routes.find(({ route }) => route === uuid);
            const rank = rankOn(uuid, row.entry);
            return (
              <td key={uuid} className={styles.figure}>
                {mark && markText(mark, climbType, stage.scoringSystem)}
                {rank !== undefined && <small> ({rank})</small>}
              </td>
            );
          })}
          {scoresOf(row, stage).map((cell, index) => (
            <td key={index} className={styles.figure}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </SheetPage>
  );
}

/** A name, and whatever else a list says of its result. */
function Named({
  row,
  routes,
}: Pick<ResultCategory, 'routes'> & { readonly row: ResultCategory['rows'][number] }) {
  const mark = statusMark(row);
  const restarted = restartedOn(row, routes);
  const unconfirmed = row.routes.filter((route) => route.unconfirmed).length;
  return (
    <>
      {fullName(row)}
      {mark !== '' && ` (${mark})`}
      {unconfirmed > 0 && (
        <>
          {' '}
          <small className={styles.unconfirmed}>{boardTexts.unconfirmedCount(unconfirmed)}</small>
        </>
      )}
      {row.disputed && (
        <>
          {' '}
          <small className={styles.unconfirmed}>{texts.underAppeal}</small>
        </>
      )}
      {restarted !== null && ` · ${restarted}`}
      {row.signed && ` · ${texts.signed}`}
      {row.handicapped && ` · ${row.handicapped.before} ${row.handicapped.by}`}
    </>
  );
}

/** On which routes somebody restarted after a technical incident; null where on none. (behaviour: incidents#results) */
function restartedOn(
  { routes: marks }: ResultCategory['rows'][number],
  routes: ResultCategory['routes'],
): string | null {
  const names = routes.flatMap(({ uuid, climbType, number, name }) => {
    const tries = marks.find(({ route }) => route === uuid)?.tries ?? 0;
    return isRestarted(climbType, tries) ? [String(number ?? name)] : [];
  });
  if (names.length === 0) return null;
  return routes.length === 1 ? texts.restarted : texts.restartedOn(names.join(', '));
}

/**
 * The score, column by column; points of a lead qualification with three decimals.
 *
 * @source behaviour: lists#results
 */
export function scoresOf(
  { scoreText, scoreTuple, score }: ResultCategory['rows'][number],
  { scoringSystem }: Pick<ResultStage, 'scoringSystem'>,
): string[] {
  if (scoringSystem === 'IFSC_SPORT' && score !== null) return [score.toFixed(3)];
  return scoreCells({ scoreText, scoreTuple: tupleOf(scoreTuple) }, scoringSystem);
}

function tupleOf(tuple: readonly number[] | null): readonly [number, number, number, number] | null {
  const [tops, zones, toTop, toZone] = tuple ?? [];
  if (tops === undefined || zones === undefined || toTop === undefined || toZone === undefined) return null;
  return [tops, zones, toTop, toZone];
}

/**
 * The place of an entry on each route, where points are made of places; who share one have the mean of theirs.
 *
 * @source scoring rules, section 5
 */
function ranksOn(
  { scoringSystem }: ResultStage,
  { routes, rows }: ResultCategory,
): (route: string, entry: string) => number | undefined {
  if (scoringSystem !== 'IFSC_SPORT') return () => undefined;
  const ranks = new Map(
    routes.flatMap(({ uuid }) => {
      const started = rows.flatMap(({ entry, position, routes: marks }) => {
        const mark = marks.find(({ route }) => route === uuid);
        return position === null ? [] : [{ entry, height: mark ? heightReached(mark) : 0 }];
      });
      return rankItems(started, (a, b) => b.height - a.height).map(
        ({ item, mean }) => [`${uuid}/${item.entry}`, mean] as const,
      );
    }),
  );
  return (route, entry) => ranks.get(`${route}/${entry}`);
}
