import type { Queries } from '../../platform/db/database.ts';
import type { RankingRecord, StageRecord } from './record.ts';
import { jsonOf } from '../../platform/db/names.ts';

export interface PublicationRow {
  readonly uuid: string;
  readonly stage: string | null;
  readonly version: number;
  readonly final: boolean;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
  readonly reason: string | null;
}

/**
 * SQL: the current boards of publication `b`, and the set-up if it has teams, if they differ from the published
 * ones, else null.
 */
export const boardsNow = `
  (select (sum(cb.version) + case when b.config_version is null then 0 else o.config_version end)::float8
    from category_board cb
    join category k on k.competition_id = cb.competition_id and k.id = cb.category_id
    join competition o on o.id = cb.competition_id
    where cb.competition_id = b.competition_id and (b.stage_id is null or k.stage_id = b.stage_id)
    group by o.config_version
    having sum(cb.version) is distinct from b.board_version or o.config_version <> b.config_version)`;

const current = {
  name: 'publication.boards',
  text: `select coalesce(sum(cb.version), 0)::float8 as version from category_board cb
    join category k on k.competition_id = cb.competition_id and k.id = cb.category_id
    where cb.competition_id = $1 and ($2::uuid is null or k.stage_id = $2)`,
};

/** The stored versions of a stage's boards, added up. @param stage null = of all stages */
export async function boardVersionOf(
  db: Queries,
  competition: string,
  stage: string | null,
): Promise<number> {
  const [row] = await db.rows<{ version: number }>(current, [competition, stage]);
  return row?.version ?? 0;
}

const list = {
  name: 'publication.list',
  text: `
    select b.id as uuid, b.stage_id as stage, b.version, b.final, b.published_at, b.reason,
      trim(p.first_name || ' ' || p.last_name) as published_by
    from publication b left join profile p on p.id = b.published_by
    where b.competition_id = $1 order by b.published_at desc, b.version desc`,
};

/** Every publication, latest first. */
export const listPublications = (db: Queries, competition: string): Promise<PublicationRow[]> =>
  db.rows<PublicationRow>(list, [competition]);

/** When results became official, or were amended, and by whom. */
interface OfficialRow {
  readonly at: string;
  readonly by: string | null;
  readonly reason: string | null;
}

export interface LatestRow extends Omit<PublicationRow, 'publishedBy' | 'reason'> {
  /** In order, up to this publication; null if none was final. */
  readonly official: readonly OfficialRow[] | null;
  /** Of a stage, or of the whole competition if `stage` is null: `published-record.ts` reads it. */
  readonly document: unknown;
  readonly boardsNow: number | null;
}

/** SQL: the final publications of the scope of `b`, up to it. */
const official = `
  (select json_agg(json_build_object('at', f.published_at, 'reason', f.reason,
      'by', nullif(trim(p.first_name || ' ' || p.last_name), '')) order by f.version)
    from publication f left join profile p on p.id = f.published_by
    where f.competition_id = b.competition_id and f.stage_id is not distinct from b.stage_id
      and f.version <= b.version and f.final) as official`;

const latest = {
  name: 'publication.latest',
  text: `
    select distinct on (b.stage_id) b.id as uuid, b.stage_id as stage, b.version, b.final, b.published_at, b.document,
      ${official}, ${boardsNow} as boards_now
    from publication b where b.competition_id = $1 order by b.stage_id, b.version desc`,
};

const asOf = {
  name: 'publication.as_of',
  text: `
    select distinct on (b.stage_id) b.id as uuid, b.stage_id as stage, b.version, b.final, b.published_at, b.document,
      ${official}, null::float8 as boards_now
    from publication b, publication p
    where b.competition_id = $1 and p.competition_id = $1 and p.id = $2 and b.published_at <= p.published_at
    order by b.stage_id, b.version desc`,
};

/** The publications of each stage and of the whole that were current at that publication; none if unknown. */
export const publicationsAsOf = (
  db: Queries,
  competition: string,
  publication: string,
): Promise<LatestRow[]> => db.rows<LatestRow>(asOf, [competition, publication]);

/** The latest publication of each stage and of the whole. */
export const latestPublications = (db: Queries, competition: string): Promise<LatestRow[]> =>
  db.rows<LatestRow>(latest, [competition]);

const byId = {
  name: 'publication.by_id',
  text: `
    select id as uuid, stage_id as stage, version, final, published_at, reason, null as published_by
    from publication where competition_id = $1 and id = $2`,
};

export const findPublication = async (
  db: Queries,
  competition: string,
  id: string,
): Promise<PublicationRow | null> => (await db.rows<PublicationRow>(byId, [competition, id]))[0] ?? null;

const document = {
  name: 'publication.document',
  text: 'select document from publication where competition_id = $1 and id = $2',
};

/** The results as published then: `published-record.ts` reads them. */
export async function readDocument(db: Queries, competition: string, publication: string): Promise<unknown> {
  const [row] = await db.rows<Pick<LatestRow, 'document'>>(document, [competition, publication]);
  if (!row) throw new Error(`There is no publication ${publication}`);
  return row.document;
}

const isOfficialStatement = {
  name: 'publication.is_official',
  text: `
    select final from publication where competition_id = $1 and stage_id is not distinct from $2
    order by version desc limit 1`,
};

/** Whether the last publication is final. @param stage null = the whole competition */
export async function isOfficial(db: Queries, competition: string, stage: string | null): Promise<boolean> {
  const [row] = await db.rows<{ final: boolean }>(isOfficialStatement, [competition, stage]);
  return row?.final === true;
}

const add = {
  name: 'publication.add',
  text: `
    insert into publication
      (competition_id, id, stage_id, version, final, document, published_by, board_version, config_version, reason)
    select $1, $2, $3, 1 + coalesce(max(version), 0), $4, $5, $6, $7, $8, $9
    from publication where competition_id = $1 and stage_id is not distinct from $3
    returning id as uuid, stage_id as stage, version, final, published_at, reason, null as published_by`,
};

interface NewPublication {
  readonly competition: string;
  readonly id: string;
  readonly stage: string | null;
  readonly final: boolean;
  readonly document: StageRecord | RankingRecord;
  readonly by: string;
  /** Of the competition from now on; null = no teams in it. */
  readonly configVersion: number | null;
  /** Null = no amendment. */
  readonly reason: string | null;
}

export async function addPublication(
  db: Queries,
  { competition, id, stage, final, document, by, configVersion, reason }: NewPublication,
): Promise<PublicationRow> {
  const [row] = await db.rows<PublicationRow>(add, [
    competition,
    id,
    stage,
    final,
    jsonOf(document),
    by,
    document.boardVersion,
    configVersion,
    reason,
  ]);
  if (!row) throw new Error('Nothing was published');
  return row;
}
