import type { MarshalBoard, MarshalRow } from '@topout/contract';
import { compareMarshalStates, compareStarters, marshalState } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Queries } from '../../platform/db/database.ts';
import { presentCaution } from './cautions.queries.ts';
import { readIsolation } from './isolation.queries.ts';
import { readRows, type StoredRow } from './marshal.queries.ts';

type Competition = Pick<CompetitionSnapshot, 'uuid' | 'routesOf'>;

/** A stage's board, in the order of start. */
export async function readMarshalBoard(
  db: Queries,
  competition: Competition,
  stage: string,
): Promise<MarshalBoard> {
  const { uuid } = competition;
  const rows = await readRows(db, uuid, stage);
  return {
    stage,
    isolation: await readIsolation(db, uuid, stage),
    data: rows.toSorted(compareStarters).map((row) => marshalRow(competition, row)),
  };
}

/** Somebody as the board shows them. */
export function marshalRow({ routesOf }: Pick<Competition, 'routesOf'>, stored: StoredRow): MarshalRow {
  const { attempts, settled, marked, version: _, tap: __, since, by, cautions, ...row } = stored;
  const routes = routesOf.get(row.category) ?? [];
  // Which routes a starting group climbs is not written down: there the marshal says who is done.
  const all = row.startingGroup === null && routes.length > 0;
  const state = marshalState(marked, {
    called: row.calledTo !== null,
    attempts,
    settled: all && routes.every(({ uuid }) => settled.includes(uuid)),
  });
  const seen = compareMarshalStates(state, marked ?? 'OUT') > 0;
  return {
    ...row,
    state,
    seen,
    since: seen ? null : (since?.toISOString() ?? null),
    by: seen ? null : by,
    cautions: cautions.map(presentCaution),
  };
}
