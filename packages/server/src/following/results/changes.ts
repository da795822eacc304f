import { type EntryStatus, teamScoreText } from '@topout/domain';
import type { RankingRecord, RankingRow, RecordRow, StageRecord, TeamsRecord } from './record.ts';

/** A person's standing. The ranking of a whole competition has nothing but places. */
interface Standing {
  readonly position: number | null;
  readonly scoreText: string | null;
  readonly status: EntryStatus | null;
}

export interface ChangedRow {
  readonly category: string;
  readonly user: string;
  /** As published; null for people who came later. */
  readonly before: Standing | null;
  /** As it is now; null for people who have left since. */
  readonly after: Standing | null;
}

interface ChangedTeam extends Pick<ChangedRow, 'before' | 'after'> {
  /** As it is now, or was. */
  readonly name: string;
}

export interface Changes {
  readonly rows: readonly ChangedRow[];
  readonly teams: readonly ChangedTeam[];
}

/** Whether results are as they were published. */
export const areSame = ({ rows, teams }: Changes): boolean => rows.length === 0 && teams.length === 0;

/**
 * What has changed since a stage was published: places, scores, attempts, confirmations, participants, who is in
 * which team, but not names.
 */
export const stageChanges = (before: StageRecord, after: StageRecord): Changes => ({
  rows: changes(after.categories, before.categories, ({ uuid }) => uuid, standing, sameResult),
  // What was published without teams says nothing about them.
  teams: before.teams ? teamChanges(before.teams.rows, after.teams?.rows ?? []) : [],
});

type Ranked = Pick<RankingRecord, 'categories'>;

/** The differences between two rankings of a whole competition. */
export const rankingChanges = (before: Ranked, after: Ranked): Changes => ({
  rows: changes(
    after.categories,
    before.categories,
    ({ name }) => name,
    ({ position }: RankingRow) => ({ position, scoreText: null, status: null }),
    (a, b) => a.position === b.position,
  ),
  teams: [],
});

type TeamRow = TeamsRecord['rows'][number];

function teamChanges(before: readonly TeamRow[], after: readonly TeamRow[]): ChangedTeam[] {
  const [then, now] = [byTeam(before), byTeam(after)];
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((team): ChangedTeam[] => {
    const [a, b] = [then.get(team), now.get(team)];
    if (a && b && teamResult(a) === teamResult(b)) return [];
    const name = (b ?? a)?.name ?? '';
    return [{ name, before: a ? teamStanding(a) : null, after: b ? teamStanding(b) : null }];
  });
}

const byTeam = (rows: readonly TeamRow[]) => new Map(rows.map((row) => [row.team, row]));

const teamStanding = ({ position, score }: TeamRow): Standing => ({
  position,
  scoreText: score === null ? '' : teamScoreText(score),
  status: null,
});

/** Members of the same points come in the order of their names, which may change. */
const teamResult = ({ position, score, problem, members }: TeamRow): string =>
  [position, score, problem, ...members.map(memberResult).toSorted()].join();

const memberResult = ({ user, category, brings, counts, unconfirmed }: TeamRow['members'][number]): string =>
  [user, category, brings, counts, unconfirmed].join(' ');

const standing = ({ position, scoreText, status }: RecordRow): Standing => ({
  position,
  scoreText,
  status,
});

function sameResult(a: RecordRow, b: RecordRow): boolean {
  const same = a.position === b.position && a.scoreText === b.scoreText && a.status === b.status;
  return same && attemptsOf(a) === attemptsOf(b);
}

/** Routes are listed by number, and numbers may change. */
const attemptsOf = ({ routes }: RecordRow): string =>
  routes
    .map(({ route, attempts, unconfirmed }) => `${route} ${attempts.join(' ')} ${unconfirmed ?? false}`)
    .toSorted()
    .join();

interface Listed<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

function changes<Row extends { readonly user: string }, Category extends Listed<Row>>(
  after: readonly Category[],
  before: readonly Category[],
  keyOf: (category: Category) => string,
  show: (row: Row) => Standing,
  same: (a: Row, b: Row) => boolean,
): ChangedRow[] {
  const then = new Map(before.map((category) => [keyOf(category), category]));
  const kept = new Set(after.map(keyOf));
  return [...after, ...before.filter((category) => !kept.has(keyOf(category)))].flatMap((category) => {
    const [earlier, now] = [rowsOf(then.get(keyOf(category))), rowsOf(kept.has(keyOf(category)) && category)];
    return [...new Set([...now.keys(), ...earlier.keys()])].flatMap((user): ChangedRow[] => {
      const [a, b] = [earlier.get(user), now.get(user)];
      if (a && b && same(a, b)) return [];
      return [{ category: category.name, user, before: a ? show(a) : null, after: b ? show(b) : null }];
    });
  });
}

const rowsOf = <Row extends { readonly user: string }>(category: Listed<Row> | false | undefined) =>
  new Map((category ? category.rows : []).map((row) => [row.user, row]));
