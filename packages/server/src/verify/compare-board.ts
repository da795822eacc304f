import type { LeaderboardRow } from '@topout/contract';
import { type ClimbType, rankBoard, resultOf, type RouteResult } from '@topout/domain';
import type { BoardDocument } from '../board/board-document.ts';
import type { Scoring } from '../board/board-model.ts';
import { attemptFromJson } from '../scoring/attempt-json.ts';
import type { Rebuilt } from './rebuild.ts';
import type { StoredEntry } from './stored.queries.ts';

const none: ReadonlyMap<string, RouteResult> = new Map();

/** Where a published board differs from the ranking of what the log says. */
export function compareBoard(
  published: BoardDocument,
  scoring: Scoring,
  entries: readonly StoredEntry[],
  rebuilt: Rebuilt,
  climbTypeOf: (route: string) => ClimbType,
): string[] {
  const results = resultsByEntry(rebuilt, climbTypeOf);
  const ranked = rankBoard({
    ...scoring,
    entries: entries.map(({ id, ...entry }) => ({ ...entry, uuid: id, results: results.get(id) ?? none })),
  });
  const rows = published.rows.map(({ json }) => JSON.parse(json) as LeaderboardRow);
  if (rows.length !== ranked.length) {
    return [
      `board of category ${published.category}: ${rows.length} rows published, ${ranked.length} by the log`,
    ];
  }
  return ranked.flatMap((should, index) => {
    const is = rows[index];
    const same =
      is?.entry === should.entry &&
      is.position === should.position &&
      is.score === should.score &&
      is.score_text === should.scoreText &&
      String(is.score_tuple) === String(should.scoreTuple);
    return same
      ? []
      : [
          `board of category ${published.category}, row ${index + 1}: entry ${is?.entry} ${is?.position} "${is?.score_text}" published, entry ${should.entry} ${should.position} "${should.scoreText}" by the log`,
        ];
  });
}

function resultsByEntry(
  { streams }: Rebuilt,
  climbTypeOf: (route: string) => ClimbType,
): ReadonlyMap<string, ReadonlyMap<string, RouteResult>> {
  const results = new Map<string, Map<string, RouteResult>>();
  for (const [key, { attempts }] of streams) {
    const [entry = '', route = ''] = key.split('/');
    const result = resultOf(attempts.map(attemptFromJson), climbTypeOf(route));
    if (result) results.set(entry, (results.get(entry) ?? new Map<string, RouteResult>()).set(route, result));
  }
  return results;
}
