import type { ClimbType } from '@topout/domain';
import type { Queries } from '../db/database.ts';
import { entryColumns, entryJoins, type EntryRow } from './entry.queries.ts';

export interface ScoredAttempt {
  readonly route: string;
  readonly climb_type: ClimbType;
  readonly venue: string;
  readonly uuid: string;
  /** As PostgreSQL writes an instant inside JSON. */
  readonly timestamp: string;
  readonly judge: string | null;
  readonly judge_name: string | null;
  readonly success: boolean;
  readonly segments_count: number;
  readonly used_last_hold: boolean;
  readonly duration: number | null;
  readonly notes: string;
}

export interface EntryDetailRow extends EntryRow {
  readonly config_version: number;
  readonly stage_id: string;
  readonly stage_name: string;
  /** By route, in the order in which they were made. */
  readonly attempts: readonly ScoredAttempt[];
}

const attempts = `
  select coalesce(json_agg(json_build_object('route', t.route_id, 'climb_type', r.climb_type, 'venue', r.venue_id,
      'uuid', t.id, 'timestamp', t.attempted_at, 'judge', t.judge_id,
      'judge_name', trim(j.first_name || ' ' || j.last_name), 'success', t.success,
      'segments_count', t.segments_count, 'used_last_hold', t.used_last_hold, 'duration', t.duration_ms,
      'notes', t.notes) order by t.route_id, t.position), '[]')
  from attempt t join route r on r.id = t.route_id left join profile j on j.id = t.judge_id
  where t.competition_id = e.competition_id and t.entry_id = e.id`;

/** One statement: it is the read that every competitor repeats all day. $2 is an entry's uuid or its person's. */
const statement = {
  name: 'entry.detail',
  text: `
    select ${entryColumns}, c.config_version, s.id as stage_id, s.name as stage_name,
      (${attempts}) as attempts
    from (
      select id from entry where competition_id = $1 and id = $2
      union all
      select id from entry where competition_id = $1 and profile_id = $2
      limit 1
    ) found
    join entry e on e.competition_id = $1 and e.id = found.id
    join competition c on c.id = e.competition_id
    ${entryJoins}
    join stage s on s.competition_id = k.competition_id and s.id = k.stage_id`,
};

export async function readEntryDetail(
  db: Queries,
  competition: string,
  entryOrUser: string,
): Promise<EntryDetailRow | null> {
  const [row] = await db.rows<EntryDetailRow>(statement, [competition, entryOrUser]);
  return row ?? null;
}
