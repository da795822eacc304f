import type { LatestResult, Leaderboard, LeaderboardRow } from '@topout/contract';
import { isSpeed } from '@topout/domain';

/** Something good that happened to somebody on a board. */
export interface News {
  /** Of the news. */
  readonly id: string;
  readonly category: string;
  readonly row: LeaderboardRow;
  /** Null = it is not known on which route. */
  readonly result: LatestResult | null;
  /** A run of speed: its time stands in the row, and a route says nothing. */
  readonly isRun: boolean;
  /** Points; 0 = none, or there are no points. */
  readonly gained: number;
  /** Places; 0 = none, or there was none before. */
  readonly climbed: number;
}

/** After a gap, such as a night without a network, what is older than this is no news. */
const newsForMs = 60_000;

/** So many rows without a known route change because something else did, such as the rules. */
const mostUnexplained = 3;

/**
 * What happened between two versions of a board, oldest first: each route that somebody climbed higher, and each row that got better
 * for a reason that is not known.
 */
export function newsBetween(before: Leaderboard, after: Leaderboard, nowMs: number): readonly News[] {
  const fresh = (instant: string) => nowMs - Date.parse(instant) < newsForMs;
  if (before.version === after.version || !fresh(after.changedAt)) return [];
  const rows = new Map(before.rows.map((row) => [row.entry, row]));
  const known = new Set(before.latest.map(idOf));
  const latest = after.latest.filter(
    (result) => !known.has(idOf(result)) && fresh(result.changedAt) && !'-.'.includes(result.mark),
  );
  const explained = new Set(latest.map(({ entry }) => entry));
  const better = after.rows.filter(
    (row) => !explained.has(row.entry) && pointsBetween(rows.get(row.entry), row) > 0,
  );
  const tell = (row: LeaderboardRow, result: LatestResult | null): News => ({
    id: result ? idOf(result) : `${row.entry} ${after.version}`,
    category: after.category,
    row,
    result,
    isRun: isSpeed(after.scoringSystem),
    gained: pointsBetween(rows.get(row.entry), row),
    climbed: placesBetween(rows.get(row.entry), row),
  });
  return [
    ...(better.length <= mostUnexplained ? better.map((row) => tell(row, null)) : []),
    ...latest.toReversed().flatMap((result) => {
      const row = after.rows.find(({ entry }) => entry === result.entry);
      return row ? tell(row, result) : [];
    }),
  ];
}

const idOf = ({ entry, route, changedAt }: LatestResult) => `${entry} ${route} ${changedAt}`;

/** Only what is called points is told as a gain: of holds or times it would say nothing. */
function pointsBetween(before: LeaderboardRow | undefined, after: LeaderboardRow): number {
  if (!after.scoreText.endsWith(' pts')) return 0;
  return Math.max(0, Number(((after.score ?? 0) - (before?.score ?? 0)).toFixed(2)));
}

function placesBetween(before: LeaderboardRow | undefined, after: LeaderboardRow): number {
  if (!before || before.position === null || after.position === null) return 0;
  return Math.max(0, before.position - after.position);
}
