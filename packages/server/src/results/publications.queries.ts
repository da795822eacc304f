import type { Queries } from '../db/database.ts';
import type { RankingRecord, StageRecord } from './record.ts';

export interface PublicationRow {
  readonly uuid: string;
  readonly stage: string | null;
  readonly version: number;
  readonly final: boolean;
  readonly published_at: Date;
  readonly published_by: string | null;
  /** A board of its scope has changed since. */
  readonly outdated: boolean;
}

const list = {
  name: 'publication.list',
  text: `
    select b.id as uuid, b.stage_id as stage, b.version, b.final, b.published_at,
      trim(p.first_name || ' ' || p.last_name) as published_by,
      exists (
        select from category_board cb join category k on k.competition_id = cb.competition_id and k.id = cb.category_id
        where cb.competition_id = b.competition_id and cb.changed_at > b.published_at
          and (b.stage_id is null or k.stage_id = b.stage_id)
      ) as outdated
    from publication b left join profile p on p.id = b.published_by
    where b.competition_id = $1 order by b.published_at desc, b.version desc`,
};

/** Everything that was ever given out, the latest first. */
export const listPublications = (db: Queries, competition: string): Promise<PublicationRow[]> =>
  db.rows<PublicationRow>(list, [competition]);

export interface LatestRow {
  readonly stage: string | null;
  readonly version: number;
  readonly final: boolean;
  readonly published_at: Date;
  /** Of a stage, or of the whole competition where `stage` is null. */
  readonly document: StageRecord | RankingRecord;
}

const latest = {
  name: 'publication.latest',
  text: `
    select distinct on (stage_id) stage_id as stage, version, final, published_at, document
    from publication where competition_id = $1 order by stage_id, version desc`,
};

/** What was given out last of each stage and of the whole. */
export const latestPublications = (db: Queries, competition: string): Promise<LatestRow[]> =>
  db.rows<LatestRow>(latest, [competition]);

const add = {
  name: 'publication.add',
  text: `
    insert into publication (competition_id, id, stage_id, version, final, document, published_by)
    select $1, $2, $3, 1 + coalesce(max(version), 0), $4, $5, $6
    from publication where competition_id = $1 and stage_id is not distinct from $3
    returning id as uuid, stage_id as stage, version, final, published_at, null as published_by, false as outdated`,
};

interface NewPublication {
  readonly competition: string;
  readonly id: string;
  readonly stage: string | null;
  readonly final: boolean;
  readonly document: StageRecord | RankingRecord;
  readonly by: string;
}

export async function addPublication(
  db: Queries,
  { competition, id, stage, final, document, by }: NewPublication,
): Promise<PublicationRow> {
  const [row] = await db.rows<PublicationRow>(add, [
    competition,
    id,
    stage,
    final,
    JSON.stringify(document),
    by,
  ]);
  if (!row) throw new Error('Nothing was published');
  return row;
}
