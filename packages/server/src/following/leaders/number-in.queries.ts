import type { Database } from '../../platform/db/database.ts';

const statement = {
  name: 'leaders.number',
  // Groups that name no category are for all of them.
  text: `
    select g.number from route_group_route g
    where g.competition_id = $1 and g.route_id = $2
    order by exists (select from route_group_category c
      where c.competition_id = g.competition_id and c.route_group_id = g.route_group_id and c.category_id = $3) desc
    limit 1`,
};

/** The number of a route for a category; null = it has none. */
export async function numberIn(
  db: Database,
  competition: string,
  category: string,
  route: string,
): Promise<number | null> {
  const [found] = await db.rows<{ number: number }>(statement, [competition, route, category]);
  return found?.number ?? null;
}
