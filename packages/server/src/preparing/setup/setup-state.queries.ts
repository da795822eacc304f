import type { SetupState } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';

/** One statement, hence one moment. Everybody climbs groups that name no category. */
const statement = {
  name: 'setup.state',
  text: `
    with mine as (
      select distinct m.route_id as id from route_group_route m where m.competition_id = $1)
    select c.setup_version as version, c.listed,
      exists (select from competition_venue h join venue v on v.id = h.venue_id
        where h.competition_id = $1 and v.city <> '') as venue_named,
      (select count(*)::int from map m join competition_venue h on h.venue_id = m.venue_id
        where h.competition_id = $1) as maps,
      (select count(*)::int from mine) as routes,
      (select count(distinct m.route_id)::int from route_group_route m
        where m.competition_id = $1 and m.number is null) as routes_without_number,
      (select count(*)::int from mine join route r using (id) where r.map_id is not null) as routes_on_map,
      (select coalesce(json_agg(json_build_object('stage', s.id, 'category', k.name) order by s.position, k.position), '[]')
        from stage s left join category k on k.competition_id = s.competition_id and k.stage_id = s.id
        where s.competition_id = $1 and (k.id is null or not exists (
          select from route_group_route m where m.competition_id = $1 and (
            exists (select from route_group_category x where x.competition_id = $1
              and x.route_group_id = m.route_group_id and x.category_id = k.id)
            or not exists (select from route_group_category x where x.competition_id = $1
              and x.route_group_id = m.route_group_id))))) as without_routes,
      (select count(*)::int from judging_group g where g.competition_id = $1) as judging_groups,
      (select count(*)::int from mine where not exists (
        select from judging_group_route a where a.competition_id = $1 and a.route_id = mine.id))
        as routes_without_judging_group,
      (select count(*)::int from competition_role r
        where r.competition_id = $1 and r.role = 'JUDGE' and r.revoked_at is null and not r.pending) as judges,
      (select count(*)::int from competition_role r
        where r.competition_id = $1 and r.role in ('STAFF', 'STAFF_JUDGE') and r.revoked_at is null) as staff,
      (select count(*)::int from entry e where e.competition_id = $1) as entries,
      (select coalesce(sum(e.attempts_count), 0)::int from entry e where e.competition_id = $1) as attempts
    from competition c where c.id = $1`,
};

/** The parts of a set-up, counted; null if the competition does not exist. */
export const readSetupState = (db: Queries, competition: string): Promise<SetupState | null> =>
  firstRow(db, statement, [competition]);
