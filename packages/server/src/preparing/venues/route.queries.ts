import type { Route } from '@topout/contract';
import { isListed } from '../../competition/is-listed.ts';
import type { Queries } from '../../platform/db/database.ts';

/** How a call tells them. */
type Groups = 'competitionRouteGroups' | 'displayRouteGroupMapping';

interface RouteRow extends Omit<Route, 'uuid' | 'map' | 'mapPosition' | Groups> {
  id: string;
  mapId: string | null;
  mapX: number | null;
  mapY: number | null;
  groups: {
    uuid: string;
    name: string;
    competition: string;
    categories: string[];
    number: number | null;
    nameHere: string | null;
  }[];
}

/** Routes that were taken down stay visible in the competitions that climbed them. */
const statement = {
  name: 'route.of_venue',
  text: `
    select r.id, r.name, r.circuit_number, r.colors, r.climb_type, r.segments_count, r.map_id, r.map_x, r.map_y,
      coalesce(json_agg(json_build_object('uuid', g.id, 'name', g.name, 'competition', g.competition_id,
          'number', m.number, 'name_here', m.name, 'categories',
          (select coalesce(json_agg(c.category_id order by c.category_id), '[]') from route_group_category c
            where c.competition_id = g.competition_id and c.route_group_id = g.id))
        order by g.competition_id, g.position, g.id) filter (where g.id is not null), '[]') as groups
    from route r
    left join route_group_route m on m.route_id = r.id and case when $2::uuid is not null then m.competition_id = $2
      else exists (select from competition c where c.id = m.competition_id and (${isListed} or exists (
        select from competition_role x where x.competition_id = c.id and x.profile_id = $5 and not x.pending
          and x.revoked_at is null))) end
    left join route_group g on g.competition_id = m.competition_id and g.id = m.route_group_id
    where r.venue_id = $1 and ($3::uuid is null or r.id = $3)
    group by r.id
    having case when $4::boolean then r.retired_at is not null
      else r.retired_at is null or count(g.id) > 0 or r.id = $3 end
    order by length(r.circuit_number), r.circuit_number,
      regexp_replace(r.name, '\\d+', '', 'g'), length(r.name), r.name, r.id`,
};

interface Wanted {
  readonly venue: string;
  /**
   * Only this competition's groups and numbers; null = those of every listed competition, or the viewer's
   * own.
   */
  readonly competition: string | null;
  /** The viewer's profile; null for guests. */
  readonly viewer: string | null;
  /** Only this one. */
  readonly route?: string;
  /** Only routes that were taken down. */
  readonly retired?: boolean;
}

/** Routes of a venue, by circuit number, then by name: Slab 2 before Slab 10. */
export async function readRoutes(
  db: Queries,
  { venue, competition, viewer, route, retired = false }: Wanted,
): Promise<Route[]> {
  const rows = await db.rows<RouteRow>(statement, [venue, competition, route ?? null, retired, viewer]);
  return rows.map(presentRoute);
}

/** Groups say both which categories climb a route and what it is called there. (behaviour: routes#name) */
function presentRoute({ id, mapId, mapX, mapY, groups, ...route }: RouteRow): Route {
  return {
    uuid: id,
    ...route,
    map: mapId,
    mapPosition: mapX === null || mapY === null ? null : { x: mapX, y: mapY },
    competitionRouteGroups: groups.map(({ uuid, name, categories, competition }) => ({
      uuid,
      name,
      categories,
      competition,
    })),
    displayRouteGroupMapping: Object.fromEntries(
      groups.map(({ uuid, nameHere, number }) => [uuid, { name: nameHere, number }]),
    ),
  };
}
