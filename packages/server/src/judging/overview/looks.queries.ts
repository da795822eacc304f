import type { LookedAt } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

const results = {
  name: 'looks.results',
  text: `
    select e.profile_id as climber, r.route_id as route, r.category_id as category, r.top is not null as topped,
      coalesce(r.top = 1, false) as flashed, r.self_logged,
      -- What judges confirmed has no witness.
      case when t.profile_id is null then r.confirmed_by end as witness,
      coalesce((select floor(extract(epoch from max(a.attempted_at)) * 1000) from attempt a
        where a.competition_id = $1 and a.route_id = r.route_id and a.entry_id = r.entry_id), 0)::float8 as made_ms
    from result r
    join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    left join competition_role t on t.competition_id = $1 and t.profile_id = r.confirmed_by
    where r.competition_id = $1 and r.tries > 0 and e.status <> 'WAITING'
    order by r.route_id, r.entry_id`,
};

/** Everybody's results on every route. */
export const readLookedAt = (db: Queries, competition: string): Promise<LookedAt[]> =>
  db.rows<LookedAt>(results, [competition]);

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
