import type { Queries } from '../../platform/db/database.ts';
import type { SignedAttempt } from '@topout/contract';

interface Person {
  readonly uuid: string;
  readonly name: string;
}

export interface ScoreRow {
  readonly entry: string;
  readonly user: string;
  readonly route: string;
  readonly version: number;
  readonly attempts: Omit<SignedAttempt, 'user'>[];
  readonly enteredBy: Person | null;
  readonly checked: { readonly by: Person; readonly at: string } | null;
}

const person = (
  profile: string,
) => `case when ${profile}.id is not null then json_build_object('uuid', ${profile}.id,
  'name', trim(${profile}.first_name || ' ' || ${profile}.last_name)) end`;

/* A cleared result stays: the next change builds on its version. */
const statement = {
  name: 'scores.of',
  text: `
    select r.entry_id as entry, e.profile_id as user, r.route_id as route, r.stream_version as version,
      (select coalesce(json_agg(json_build_object('uuid', a.id, 'timestamp', a.attempted_at, 'judge', ${person('j')},
          'success', a.success, 'segments_count', a.segments_count, 'used_last_hold', a.used_last_hold,
          'duration', a.duration_ms, 'notes', a.notes) order by a.position), '[]')
        from attempt a left join profile j on j.id = a.judge_id
        where a.competition_id = $1 and a.route_id = r.route_id and a.entry_id = r.entry_id) as attempts,
      (select ${person('p')} from command c left join profile p on p.id = coalesce(c.resolved_by, c.actor_id)
        where c.competition_id = $1 and c.entry_id = r.entry_id and c.route_id = r.route_id
          and c.stream_version = coalesce(r.climbed_version, r.stream_version) and c.kind like 'attempts.%') as entered_by,
      case when k.checked_by is not null then json_build_object('by', ${person('q')}, 'at', k.checked_at) end as checked
    from result r
    join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    left join result_check k on k.competition_id = r.competition_id and k.entry_id = r.entry_id
      and k.route_id = r.route_id and k.stream_version = r.stream_version
    left join profile q on q.id = k.checked_by
    where r.competition_id = $1 and ($2::uuid is null or r.route_id = $2) and ($3::uuid is null or r.entry_id = $3)
    order by r.entry_id, r.route_id`,
};

interface Whose {
  readonly route: string | null;
  readonly entry: string | null;
}

/** The results of a route, of an entry, or of one entry on one route. */
export const scoresOf = (db: Queries, competition: string, { route, entry }: Whose): Promise<ScoreRow[]> =>
  db.rows<ScoreRow>(statement, [competition, route, entry]);

const checkStatement = {
  name: 'scores.check',
  text: `
    insert into result_check (competition_id, entry_id, route_id, stream_version, checked_by)
    values ($1, $2, $3, $4, $5)
    on conflict (competition_id, entry_id, route_id) do update set stream_version = excluded.stream_version,
      checked_by = excluded.checked_by, checked_at = now()
      where result_check.stream_version <> excluded.stream_version`,
};

interface Check {
  readonly entry: string;
  readonly route: string;
  readonly version: number;
  readonly by: string;
}

/** Records that somebody found a result right. The first one stays. */
export const writeCheck = (db: Queries, competition: string, { entry, route, version, by }: Check) =>
  db.rows(checkStatement, [competition, entry, route, version, by]);
