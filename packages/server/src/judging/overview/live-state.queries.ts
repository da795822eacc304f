import type { LiveState } from '@topout/contract';
import type { Role } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

/** One statement, hence one moment. */
const statement = {
  name: 'live_state.read',
  text: `
    select
      (select coalesce(json_agg(json_build_object('uuid', k.id,
            'entries', coalesce(e.entries, 0), 'waiting', coalesce(e.waiting, 0),
            'climbed', coalesce(e.climbed, 0), 'attempts', coalesce(e.attempts, 0)) order by k.position, k.id), '[]')
        from category k
        left join (
          select category_id, count(*) filter (where status <> 'WAITING') as entries,
            count(*) filter (where status = 'WAITING') as waiting,
            count(*) filter (where attempts_count > 0) as climbed, sum(attempts_count) as attempts
          from entry where competition_id = $1 group by category_id) e on e.category_id = k.id
        where k.competition_id = $1 and k.stage_id = $2) as categories,
      (select coalesce(json_agg(r.route_id order by r.number, r.route_id), '[]')
        -- Where climbers score and no judge confirms it, nobody is missed.
        from (select x.route_id, min(x.number) as number from route_group_route x
          join route_group g on g.competition_id = x.competition_id and g.id = x.route_group_id
          where x.competition_id = $1 group by x.route_id
          having bool_or(g.scored_by <> 'CLIMBERS' or g.confirmed_by = 'JUDGES')) r
        where not exists (
          select from judging_group_route a
          join judging_group_judge j
            on j.competition_id = a.competition_id and j.judging_group_id = a.judging_group_id
          join competition_role t on t.competition_id = j.competition_id and t.profile_id = j.profile_id
          where a.competition_id = $1 and a.route_id = r.route_id and t.revoked_at is null and not t.pending)
      ) as routes_without_judge,
      (select coalesce(json_agg(json_build_object('route', q.route_id, 'waiting', q.waiting)
            order by q.waiting desc, q.route_id), '[]')
        from (select route_id, count(*) as waiting from route_queue_entry
          where competition_id = $1 group by route_id) q) as queues,
      (select coalesce(json_agg(json_build_object('uuid', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
            'role', t.role, 'last_seen_at', t.last_seen_at, 'unsent', t.unsent)
            order by t.unsent desc, p.first_name, p.last_name, p.id), '[]')
        from competition_role t join profile p on p.id = t.profile_id
        where t.competition_id = $1 and t.revoked_at is null and not t.pending) as judges,
      -- As results that somebody decides about.
      (select count(distinct (route_id, competitor_id)) from command
        where competition_id = $1 and outcome = 'HELD' and resolved_at is null) as held,
      (select json_build_object('route', h.route_id, 'name', nullif(trim(p.first_name || ' ' || p.last_name), ''))
        from command h left join profile p on p.id = h.competitor_id
        where h.competition_id = $1 and h.outcome = 'HELD' and h.resolved_at is null
        order by h.received_at, h.id limit 1) as first_held,
      (select count(*) from dispute d join entry e on e.competition_id = d.competition_id and e.id = d.entry_id
        where d.competition_id = $1 and d.state = 'OPEN') as disputes,
      (select count(*) from competition_role
        where competition_id = $1 and pending and revoked_at is null) as judge_requests,
      -- At the time of saving by the judge's clock, at the latest when it arrived. What a merge moved was saved before.
      (select json_agg(coalesce(c.attempts, 0) order by t.slot)
        from generate_series(date_bin('10 minutes', now(), 'epoch') - interval '170 minutes',
          date_bin('10 minutes', now(), 'epoch'), interval '10 minutes') t (slot)
        left join (
          select date_bin('10 minutes', least(client_time, received_at), 'epoch') as slot,
            sum(jsonb_array_length(written -> 'attempts')) as attempts
          from command where competition_id = $1 and received_at > now() - interval '3 hours'
            and written is not null and device not in ('merge', 'undo')
          group by 1) c on c.slot = t.slot) as pace`,
};

interface LiveStateRow extends Omit<LiveState, 'at' | 'judges' | 'unconfirmed'> {
  judges: { uuid: string; name: string; role: Role; lastSeenAt: string | null; unsent: number }[];
}

/** A competition's state at this moment; entries and attempts are those of `stage`. */
export async function readLiveState(
  db: Queries,
  competition: string,
  stage: string | undefined,
): Promise<LiveStateRow> {
  const [row] = await db.rows<LiveStateRow>(statement, [competition, stage ?? null]);
  if (!row) throw new Error('A select without a table gives one row');
  return row;
}
