import { markText, type ScoringSystem } from '@topout/domain';
import type { Results, ResultRoute, ResultRow, RouteMark } from '@topout/contract';

type Stage = Results['stages'][number];
type Category = Pick<Stage['categories'][number], 'routes' | 'rows'>;
export type Cell = string | number | null;

/** Blanks and letters that nobody sees, which spreadsheets skip, in front of what begins a formula; or a cell separator. */
const formula = /(^|;)(?=[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]|[\t\r])/gu;

/** Puts an apostrophe in front of text that a spreadsheet would take for a formula or a cell separator. */
export const safeText = (text: string): string => text.replaceAll(formula, "$1'");

/** Scores that are one number: people add and sort them. The others are words, `34+` and `3T4z 7 8`. */
const inNumbers: readonly ScoringSystem[] = ['DEFAULT', 'IFSC_BOULDER_2025', 'IFSC_SPORT', 'IFSC_COMBINED'];

const scoreOf = ({ scoringSystem }: Stage, { scoreText }: ResultRow): Cell => {
  if (scoreText === '') return null;
  return inNumbers.includes(scoringSystem) ? Number.parseFloat(scoreText) : safeText(scoreText);
};

/** What a score is made of, in columns of its own. */
const columnsOf: Partial<Record<ScoringSystem, readonly string[]>> = {
  IFSC_RANKING: ['T', 'Z', 'TA', 'ZA'],
  IFSC_COMBINED: ['Boulder', 'Lead'],
};

/** The figures under them: `155.2 (63.1 + 92.1)` names both its parts. */
function figuresOf({ scoringSystem }: Stage, { scoreTuple, scoreText }: ResultRow): Cell[] {
  const columns = columnsOf[scoringSystem] ?? [];
  if (scoringSystem === 'IFSC_RANKING') return scoreTuple?.map(Math.abs) ?? columns.map(() => null);
  const [, ...parts] = scoreText.match(/[\d.]+/g) ?? [];
  return columns.map((_, index) => (parts[index] === undefined ? null : Number(parts[index])));
}

/** The name of a route at the head of its column. */
const routeTitle = ({ number, name }: ResultRoute): string =>
  number === null || name === String(number) ? name : `${number} ${name}`.trim();

/** Whether a category has results that wait for somebody to confirm them: a column says on which routes. */
const hasUnconfirmed = ({ rows }: Category): boolean =>
  rows.some((row) => row.routes.some(({ unconfirmed }) => unconfirmed));

/** Only where climbers and markers sign. */
const signs = ({ rows }: Category): boolean => rows.some(({ signed }) => signed);

/** Only where it is known of somebody whom they climb for. */
const nations = ({ rows }: Category): boolean => rows.some(({ user }) => user.nation !== undefined);

/** Only where somebody has a handicap. */
const handicaps = ({ rows }: Category): boolean => rows.some(({ handicapped }) => handicapped !== undefined);

/** Column names of a category: the person, the result, then each route with its attempts. */
export function headOf(stage: Stage, category: Category): string[] {
  return [
    'Place',
    'Number',
    'First name',
    'Last name',
    ...(nations(category) ? ['Country'] : []),
    'Status',
    'Group',
    'Score',
    ...(handicaps(category) ? ['Handicap', 'Without handicap'] : []),
    ...(columnsOf[stage.scoringSystem] ?? []),
    ...(hasUnconfirmed(category) ? ['Not confirmed'] : []),
    ...(signs(category) ? ['Signed'] : []),
    ...category.routes.flatMap((route) => [
      safeText(routeTitle(route)),
      `${safeText(routeTitle(route))}: attempts`,
    ]),
  ];
}

/** The cells of a row under `headOf`. */
export function cellsOf(stage: Stage, category: Category, row: ResultRow): Cell[] {
  const marks = new Map(row.routes.map((mark) => [mark.route, mark]));
  return [
    row.position,
    row.competitorNumber === null ? null : safeText(row.competitorNumber),
    safeText(row.user.firstName),
    safeText(row.user.lastName),
    ...(nations(category) ? [row.user.nation ?? null] : []),
    row.status === 'ENTERED' ? null : row.status,
    row.startingGroup,
    scoreOf(stage, row),
    ...(handicaps(category) ? handicapCells(row) : []),
    ...figuresOf(stage, row),
    ...(hasUnconfirmed(category) ? [unconfirmedOf(category.routes, marks)] : []),
    ...(signs(category) ? [row.signed ? 'Yes' : null] : []),
    ...category.routes.flatMap((route) => {
      const mark = marks.get(route.uuid);
      return mark
        ? [markText(mark, route.climbType, stage.scoringSystem), mark.attempts.join(' ')]
        : [null, null];
    }),
  ];
}

/** The routes whose results wait for somebody to confirm them. */
function unconfirmedOf(routes: readonly ResultRoute[], marks: ReadonlyMap<string, RouteMark>): string | null {
  const open = routes.filter(({ uuid }) => marks.get(uuid)?.unconfirmed);
  return open.length === 0 ? null : safeText(open.map(routeTitle).join(', '));
}

const handicapCells = ({ handicapped }: ResultRow): Cell[] =>
  handicapped ? [safeText(handicapped.by), Number.parseFloat(handicapped.before)] : [null, null];

/** Column names of the ranking of the whole competition. */
export const rankingHead = ['Place', 'Number', 'First name', 'Last name', 'Country', 'Reached'];

/** Everybody's place in the whole competition, under `rankingHead`. */
export function rankingCells(
  { stages }: Results,
  rows: NonNullable<Results['ranking']>['categories'][number]['rows'],
): Cell[][] {
  const names = new Map(stages.map(({ uuid, name }) => [uuid, name]));
  return rows.map(({ position, user, competitorNumber, stage }) => [
    position,
    competitorNumber === null ? null : safeText(competitorNumber),
    safeText(user.firstName),
    safeText(user.lastName),
    user.nation ?? null,
    safeText(names.get(stage) ?? ''),
  ]);
}
