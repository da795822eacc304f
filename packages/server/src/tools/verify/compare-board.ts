import type { LeaderboardRow } from '@topout/contract';
import {
  type ClimbType,
  countsUnconfirmed,
  handicapFor,
  rankBoard,
  resultOf,
  type RouteResult,
} from '@topout/domain';
import type { Scoring } from '../../following/board/board-model.ts';
import type { Rebuilt } from '../../judging/rebuild/rebuild.ts';
import type { StoredEntry } from '../../judging/rebuild/stored.queries.ts';

const none: ReadonlyMap<string, RouteResult> = new Map();

interface BoardPeople {
  readonly entries: readonly StoredEntry[];
  /** `entry/route` of results that are all their climber's own, as stored. */
  readonly selfLogged: ReadonlySet<string>;
}

export interface ShownBoard {
  readonly category: string;
  readonly rows: readonly LeaderboardRow[];
  /** Where: "published", "served". */
  readonly where: string;
}

/** Where a shown board differs from the ranking according to the log. */
export function compareBoard(
  { category, rows, where }: ShownBoard,
  scoring: Scoring,
  { entries, selfLogged }: BoardPeople,
  rebuilt: Rebuilt,
  climbTypeOf: (route: string) => ClimbType,
): string[] {
  const results = resultsByEntry(rebuilt, climbTypeOf, (key, route) =>
    countsUnconfirmed(scoring, route, selfLogged.has(key) && !rebuilt.streams.get(key)?.confirmed),
  );
  const ranked = rankBoard({
    ...scoring,
    entries: entries.map(({ id, ...entry }) => ({
      ...entry,
      uuid: id,
      handicap: handicapFor(scoring, entry),
      results: results.get(id) ?? none,
    })),
  });
  if (rows.length !== ranked.length) {
    return [`board of category ${category}: ${rows.length} rows ${where}, ${ranked.length} by the log`];
  }
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const counts = attemptCounts(rebuilt);
  return ranked.flatMap((should, index) => {
    const is = rows[index];
    const entry = known.get(should.entry);
    const same =
      is?.entry === should.entry &&
      is.position === should.position &&
      is.score === should.score &&
      is.scoreText === should.scoreText &&
      String(is.scoreTuple) === String(should.scoreTuple);
    if (!same) {
      return [
        `board of category ${category}, row ${index + 1}: entry ${is?.entry} ${is?.position} "${is?.scoreText}" ${where}, entry ${should.entry} ${should.position} "${should.scoreText}" by the log`,
      ];
    }
    const person = [is.user.uuid, is.status, is.competitorNumber, is.attemptsCount];
    const stored = [entry?.user, entry?.status, entry?.competitorNumber, counts.get(should.entry) ?? 0];
    return person.join() === stored.join()
      ? []
      : [`board of category ${category}, row ${index + 1}: ${person.join()} ${where} for ${stored.join()}`];
  });
}

/** The number of attempts in the log for each entry. */
export function attemptCounts({ streams }: Rebuilt): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [key, { attempts }] of streams) {
    const entry = key.split('/')[0] ?? '';
    counts.set(entry, (counts.get(entry) ?? 0) + attempts.length);
  }
  return counts;
}

function resultsByEntry(
  { streams }: Rebuilt,
  climbTypeOf: (route: string) => ClimbType,
  counts: (key: string, route: string) => boolean,
): ReadonlyMap<string, ReadonlyMap<string, RouteResult>> {
  const results = new Map<string, Map<string, RouteResult>>();
  for (const [key, { attempts }] of streams) {
    const [entry = '', route = ''] = key.split('/');
    const result = resultOf(attempts, climbTypeOf(route));
    if (result && counts(key, route))
      results.set(entry, (results.get(entry) ?? new Map<string, RouteResult>()).set(route, result));
  }
  return results;
}
