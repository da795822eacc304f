import type { RouteFigures } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';

interface CategoryRow {
  readonly category: string;
  readonly climbers: number;
}

interface FigureRow {
  readonly category: string;
  readonly figures: RouteFigures;
}

const routes = {
  name: 'figures.routes',
  text: `
    select r.category_id as category, json_build_object('route', r.route_id, 'tried', count(*),
      'tops', count(r.top), 'flashes', count(*) filter (where r.top = 1),
      'zones', case when w.climb_type = 'BOULDER' then count(r.zone1) else 0 end,
      'attempts', sum(r.tries),
      'mean_hold', case when w.climb_type = 'SPORT' then avg(r.hold)::float8 end) as figures
    from result r
    join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    join route w on w.id = r.route_id
    where r.competition_id = $1 and r.tries > 0 and e.status <> 'WAITING'
    group by r.category_id, r.route_id, w.climb_type`,
};

const climbers = {
  name: 'figures.climbers',
  text: `
    select r.category_id as category, count(distinct r.entry_id)::int as climbers
    from result r join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    where r.competition_id = $1 and r.tries > 0 and e.status <> 'WAITING'
    group by r.category_id`,
};

/** What was climbed on each route that somebody tried, and how many people climbed, by category. */
export async function readFigures(db: Queries, competition: string) {
  const [ofRoutes, ofCategories] = await Promise.all([
    db.rows<FigureRow>(routes, [competition]),
    db.rows<CategoryRow>(climbers, [competition]),
  ]);
  return { ofRoutes, climbers: new Map(ofCategories.map((one) => [one.category, one.climbers])) };
}
