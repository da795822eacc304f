import type { IsolationTimes } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

const readStatement = {
  name: 'marshal.isolation',
  text: 'select opens_at, closes_at from isolation where competition_id = $1 and stage_id = $2',
};

interface StoredTimes {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** When a stage's isolation opens and closes. */
export async function readIsolation(
  db: Queries,
  competition: string,
  stage: string,
): Promise<{ opensAt: string | null; closesAt: string | null }> {
  const [row] = await db.rows<StoredTimes>(readStatement, [competition, stage]);
  return { opensAt: row?.opensAt?.toISOString() ?? null, closesAt: row?.closesAt?.toISOString() ?? null };
}

const clearStatement = {
  name: 'marshal.isolation_clear',
  text: 'delete from isolation where competition_id = $1 and stage_id = $2',
};
const writeStatement = {
  name: 'marshal.isolation_write',
  text: `insert into isolation (competition_id, stage_id, opens_at, closes_at) values ($1, $2, $3, $4)
    on conflict (competition_id, stage_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
};

/** Sets when it opens and closes; neither = the stage has no isolation. */
export async function writeIsolation(
  db: Queries,
  competition: string,
  stage: string,
  { opensAt, closesAt }: IsolationTimes,
): Promise<void> {
  if (opensAt === null && closesAt === null) await db.rows(clearStatement, [competition, stage]);
  else await db.rows(writeStatement, [competition, stage, momentOf(opensAt), momentOf(closesAt)]);
}

/** Offsets from UTC may be larger in ISO 8601 than PostgreSQL reads. */
const momentOf = (text: string | null) => (text === null ? null : new Date(text));
