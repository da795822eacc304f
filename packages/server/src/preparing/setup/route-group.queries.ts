import type { RouteGroupReply } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';

const statement = {
  name: 'route_group.one',
  text: `
    select g.id as uuid, g.name, g.scored_by, g.climbers_queue, g.confirmed_by,
      (select coalesce(json_agg(c.category_id order by c.category_id), '[]') from route_group_category c
        where c.competition_id = g.competition_id and c.route_group_id = g.id) as categories,
      (select coalesce(json_agg(m.route_id order by m.number, m.route_id), '[]') from route_group_route m
        where m.competition_id = g.competition_id and m.route_group_id = g.id) as routes
    from route_group g where g.competition_id = $1 and g.id = $2`,
};

/** A route group with its routes by number; null if the group does not exist. */
export const readRouteGroup = (
  db: Queries,
  competition: string,
  group: string,
): Promise<RouteGroupReply | null> => firstRow(db, statement, [competition, group]);
