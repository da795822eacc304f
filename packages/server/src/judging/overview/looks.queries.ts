import type { LookedAt } from '@topout/domain';
import type { RegisteredTime } from '../../competition/authority/own-time.ts';
import type { Queries } from '../../platform/db/database.ts';

const results = {
  name: 'looks.results',
  text: `
    select e.profile_id as climber, r.route_id as route, r.category_id as category, r.top is not null as topped,
      coalesce(r.top = 1, false) as flashed, r.self_logged,
      -- What judges confirmed has no witness.
      case when t.profile_id is null then r.confirmed_by end as witness,
      coalesce((select floor(extract(epoch from max(a.attempted_at)) * 1000) from attempt a
        where a.competition_id = $1 and a.route_id = r.route_id and a.entry_id = r.entry_id), 0)::float8 as made_ms,
      l.arrived_ms, x.wave_id as wave, x.wave_waits,
      (extract(epoch from x.clock_started_at) * 1000)::float8 as clock_start_ms
    from result r
    join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    join registration x on x.competition_id = r.competition_id and x.profile_id = e.profile_id
    join profile p on p.id = e.profile_id
    left join competition_role t on t.competition_id = $1 and t.profile_id = r.confirmed_by
    -- The command that made the result what it is, where the climber or the parent sent it and nobody had to decide.
    left join (
      select c.entry_id, c.route_id, c.stream_version, c.actor_id,
        (extract(epoch from c.received_at) * 1000)::float8 as arrived_ms
      from command c
      where c.competition_id = $1 and c.outcome = 'APPLIED' and c.kind like 'attempts.%' and c.client_time is not null
    ) l on l.entry_id = r.entry_id and l.route_id = r.route_id
      and l.stream_version = coalesce(r.climbed_version, r.stream_version)
      and (l.actor_id = p.parent_id or l.actor_id = any (selves($1, e.profile_id)))
    where r.competition_id = $1 and r.tries > 0 and e.status <> 'WAITING'
    order by r.route_id, r.entry_id`,
};

/** A result, when it came, and what its climber's own time follows from. */
interface LookedAtRow extends Omit<LookedAt, 'lateMs'>, RegisteredTime {
  /** Null where it is not the climber's alone, or staff decided about it. */
  readonly arrivedMs: number | null;
}

/** Everybody's results on every route. */
export const readLookedAt = (db: Queries, competition: string): Promise<LookedAtRow[]> =>
  db.rows<LookedAtRow>(results, [competition]);

const putAway = {
  name: 'looks.put_away',
  text: `select l.key, l.put_away_at as at, nullif(trim(p.first_name || ' ' || p.last_name), '') as by
    from look_put_away l left join profile p on p.id = l.put_away_by
    where l.competition_id = $1`,
};

interface PutAwayRow {
  readonly key: string;
  readonly at: Date;
  readonly by: string | null;
}

/** What somebody has found to look right. */
export const readPutAway = (db: Queries, competition: string): Promise<PutAwayRow[]> =>
  db.rows<PutAwayRow>(putAway, [competition]);

const names = {
  name: 'looks.names',
  text: `select p.id as uuid, trim(p.first_name || ' ' || p.last_name) as name
    from entrant p where p.competition_id = $1 and p.id = any($2::uuid[])`,
};

/** The names of some people, by profile uuid. */
export async function readClimberNames(
  db: Queries,
  competition: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ uuid: string; name: string }>(names, [competition, people]);
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

const put = {
  name: 'looks.put',
  text: `insert into look_put_away (competition_id, key, put_away_by) values ($1, $2, $3)
    on conflict (competition_id, key) do nothing`,
};
const take = {
  name: 'looks.take_back',
  text: `delete from look_put_away where competition_id = $1 and key = $2`,
};

/** The first to put it away stays the one who did. */
export const putLookAway = (db: Queries, competition: string, key: string, by: string) =>
  db.rows(put, [competition, key, by]);

export const takeLookBack = (db: Queries, competition: string, key: string) =>
  db.rows(take, [competition, key]);
