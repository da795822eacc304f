import type { RouteIncident, SignedAttempt } from '@topout/contract';
import type { MarkedAttempt } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isoUtc } from '../../platform/db/iso-utc.ts';

export interface StreamRow {
  user: string;
  parent: string | null;
  version: number;
  category: string;
  /** All the climber's own, and nobody has confirmed it. */
  open: boolean;
  mark: MarkedAttempt[] | null;
  /** The last one that was not withdrawn. */
  incident: RouteIncident | null;
  restarts: number;
  attempts: Omit<SignedAttempt, 'user'>[];
}

const text = (whose: string) => `
  select e.profile_id as user, p.parent_id as parent, coalesce(r.stream_version, 0) as version,
    e.category_id as category, coalesce(r.self_logged and r.confirmed_at is null, false) as open, r.mark, i.incident,
    coalesce(i.restarts, 0) as restarts,
    (select coalesce(json_agg(json_build_object('uuid', a.id, 'timestamp', a.attempted_at,
        'judge', case when j.id is not null then
          json_build_object('uuid', j.id, 'name', trim(j.first_name || ' ' || j.last_name)) end,
        'success', a.success, 'segments_count', a.segments_count, 'used_last_hold', a.used_last_hold,
        'duration', a.duration_ms, 'notes', a.notes) order by a.position), '[]')
      from attempt a left join profile j on j.id = a.judge_id
      where a.competition_id = $1 and a.route_id = $2 and a.entry_id = e.id) as attempts
  from entry e join profile p on p.id = e.profile_id
  left join lateral (
    select count(*) filter (where d.state = 'CONFIRMED')::int as restarts,
      (json_agg(json_build_object('uuid', d.id, 'state', d.state, 'at', ${isoUtc('d.happened_at')}, 'hold', d.hold,
        'plus', d.plus, 'left_ms', d.left_ms) order by d.opened_at desc, d.id desc) filter (where d.state <> 'WITHDRAWN')) -> 0 as incident
    from dispute d
    where d.competition_id = $1 and d.entry_id = e.id and d.route_id = $2 and d.kind = 'INCIDENT') i on true
  left join result r on r.competition_id = $1 and r.entry_id = e.id and r.route_id = $2
  where e.competition_id = $1 and ${whose}
  order by e.profile_id`;

/** Of the person's stages, the one that has the route. */
const oneStatement = {
  name: 'attempts.of_user',
  text: text(`e.id = (
    select o.id from entry o
    join stage s on s.competition_id = o.competition_id and s.id = o.stage_id
    where o.competition_id = $1 and o.profile_id = $3
    order by (o.stage_id = $4) desc, s.position limit 1)`),
};
const allStatement = { name: 'attempts.of_all', text: text('r.stream_version > 0') };

/** The attempts of one competitor on a route; none if the person is not entered. */
export const attemptsOfUser = (
  db: Queries,
  competition: string,
  route: string,
  user: string,
  stage: string | undefined,
) => db.rows<StreamRow>(oneStatement, [competition, route, user, stage ?? null]);

/**
 * The attempts of everybody who has or had any on a route: a cleared one keeps a version, which a phone
 * builds on.
 */
export const attemptsOfAll = (db: Queries, competition: string, route: string) =>
  db.rows<StreamRow>(allStatement, [competition, route]);

const runningStatement = {
  name: 'attempts.running_competitions',
  text: `
    select distinct c.id from competition c
    join route_group_route g on g.competition_id = c.id and g.route_id = $1
    where c.cancelled_at is null and now() >= c.starts_at and now() < c.ends_at
      and ($2::uuid is null
        or exists (select from entry e where e.competition_id = c.id and e.profile_id = $2))
    limit 2`,
};

/** Running competitions with a route in which the person (null: anybody) is entered; two at most. */
export async function runningCompetitions(
  db: Queries,
  route: string,
  user: string | null,
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(runningStatement, [route, user]);
  return rows.map(({ id }) => id);
}
