import type { EntryStatus } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';

/** An entry as the next stage takes it over. */
export interface StageEntry {
  readonly id: string;
  readonly profile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
  readonly startingGroup: string | null;
  readonly previousRanks: readonly (number | null)[];
  /** They do not want to climb in the next stage. */
  readonly declined: boolean;
}

const entries = {
  name: 'stage.entries',
  text: `
    select e.id, p.id as profile, p.first_name, p.last_name, p.competitor_number, e.status, e.starting_group,
      e.previous_ranks, coalesce(r.declined_stage = (
        select n.id from stage n where n.competition_id = s.competition_id and n.position > s.position
        order by n.position limit 1), false) as declined
    from entry e join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
    join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    join stage s on s.competition_id = e.competition_id and s.id = e.stage_id
    where e.competition_id = $1 and e.category_id = $2`,
};

export const readStageEntries = (db: Queries, competition: string, category: string): Promise<StageEntry[]> =>
  db.rows<StageEntry>(entries, [competition, category]);

const version = {
  name: 'stage.board_version',
  text: 'select version from category_board where competition_id = $1 and category_id = $2',
};

/** The stored version of a category's board. */
export async function boardVersionOf(db: Queries, competition: string, category: string): Promise<number> {
  const [row] = await db.rows<{ version: number }>(version, [competition, category]);
  return row?.version ?? 0;
}

const put = {
  name: 'stage.put_entries',
  text: `
    insert into entry (competition_id, id, profile_id, category_id, previous_ranks, start_position, version)
    select $1, x.id, x.profile, $2, array(select value::integer from jsonb_array_elements_text(x.previous_ranks)),
      x.start_position, $4
    from jsonb_to_recordset($3) as x (id uuid, profile uuid, previous_ranks jsonb, start_position integer)
    on conflict (competition_id, profile_id, stage_id) do update set
      previous_ranks = excluded.previous_ranks, start_position = excluded.start_position,
      -- A person moved to another category there has another board, which the table raises.
      version = case when entry.category_id = excluded.category_id then excluded.version else entry.version end`,
};

/** A person in the next stage from now on. */
export interface NextEntry {
  readonly id: string;
  /** Uuid of the person. */
  readonly profile: string;
  readonly previousRanks: readonly (number | null)[];
  readonly startPosition: number;
}

/** Enters those who advance into a category of the next stage. Its board is locked. */
export const putEntries = (
  db: Queries,
  competition: string,
  category: string,
  next: readonly NextEntry[],
  boardVersion: number,
): Promise<unknown> => db.rows(put, [competition, category, jsonOf(next), boardVersion]);
