import type { RoundTimes } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

const readStatement = {
  name: 'marshal.isolation',
  text: 'select opens_at, closes_at, observes_at from isolation where competition_id = $1 and stage_id = $2',
};

interface StoredTimes {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly observesAt: Date | null;
}

const textOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** When a stage's isolation opens and closes, and when it is observed. */
export async function readIsolation(db: Queries, competition: string, stage: string): Promise<RoundTimes> {
  const [row] = await db.rows<StoredTimes>(readStatement, [competition, stage]);
  return presentTimes(row);
}

const presentTimes = (row: StoredTimes | undefined): RoundTimes => ({
  opensAt: textOf(row?.opensAt),
  closesAt: textOf(row?.closesAt),
  observesAt: textOf(row?.observesAt),
});

const readAllStatement = {
  name: 'marshal.isolations',
  text: 'select stage_id as stage, opens_at, closes_at, observes_at from isolation where competition_id = $1',
};

/** The same of all stages of a competition, by stage; those without any are missing. */
export async function readIsolations(
  db: Queries,
  competition: string,
): Promise<ReadonlyMap<string, RoundTimes>> {
  const rows = await db.rows<StoredTimes & { stage: string }>(readAllStatement, [competition]);
  return new Map(rows.map((row) => [row.stage, presentTimes(row)]));
}

const clearStatement = {
  name: 'marshal.isolation_clear',
  text: 'delete from isolation where competition_id = $1 and stage_id = $2',
};
const writeStatement = {
  name: 'marshal.isolation_write',
  text: `insert into isolation (competition_id, stage_id, opens_at, closes_at, observes_at) values ($1, $2, $3, $4, $5)
    on conflict (competition_id, stage_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at,
      observes_at = excluded.observes_at`,
};

/** Sets all of that; nothing of it = the stage has no isolation. */
export async function writeIsolation(
  db: Queries,
  competition: string,
  stage: string,
  { opensAt, closesAt, observesAt }: RoundTimes,
): Promise<void> {
  const none = opensAt === null && closesAt === null && observesAt === null;
  if (none) await db.rows(clearStatement, [competition, stage]);
  else await db.rows(writeStatement, [competition, stage, ...[opensAt, closesAt, observesAt].map(momentOf)]);
}

/** Offsets from UTC may be larger in ISO 8601 than PostgreSQL reads. */
const momentOf = (text: string | null) => (text === null ? null : new Date(text));
