import { requireRoutes } from '../../competition/known-routes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';

const replaceCategories = {
  name: 'route_group.set_categories',
  text: `
    with gone as (
      delete from route_group_category
      where competition_id = $1 and route_group_id = $2 and not category_id = any($3::uuid[]))
    insert into route_group_category (competition_id, route_group_id, category_id)
    select $1, $2, k.id from category k where k.competition_id = $1 and k.id = any($3::uuid[])
    on conflict do nothing`,
};

/**
 * Makes exactly these categories climb a route group; none = all.
 *
 * @throws Refusal 400 for a category of another competition
 */
export async function setCategories(
  tx: Tx,
  competition: string,
  group: string,
  categories: readonly string[],
): Promise<void> {
  const wanted = [...new Set(categories)];
  const found =
    wanted.length === 0
      ? []
      : await tx.kysely
          .selectFrom('category')
          .select('id')
          .where('competitionId', '=', competition)
          .where('id', 'in', wanted)
          .execute();
  if (found.length !== wanted.length) {
    throw invalid('There is no such category.', { categories: ['Unknown category.'] });
  }
  await tx.rows(replaceCategories, [competition, group, wanted]);
}

const takeOut = {
  name: 'route_group.take_out',
  text: `delete from route_group_route
    where competition_id = $1 and route_group_id = $2 and not route_id = any($3::uuid[])`,
};

const putIn = {
  name: 'route_group.put_in',
  text: `
    insert into route_group_route (competition_id, route_group_id, route_id, number)
    select $1, $2, new.id, last.number + row_number() over (order by new.place)
    from unnest($3::uuid[]) with ordinality as new (id, place),
      (select coalesce(max(number), 0) as number from route_group_route
        where competition_id = $1 and route_group_id = $2) as last
    where not exists (select from route_group_route m
      where m.competition_id = $1 and m.route_group_id = $2 and m.route_id = new.id)`,
};

/**
 * Gives a route group exactly these routes: routes that stay keep their numbers, new ones are numbered after
 * them.
 *
 * @throws Refusal 400 for a route at another venue
 */
export async function setRoutes(
  tx: Tx,
  competition: string,
  group: string,
  routes: readonly string[],
): Promise<void> {
  await requireRoutes(tx, competition, routes);
  await tx.rows(takeOut, [competition, group, routes]);
  await addRoutes(tx, competition, group, routes);
}

/** Adds routes to a group, numbered after the existing ones. */
export async function addRoutes(
  tx: Tx,
  competition: string,
  group: string,
  routes: readonly string[],
): Promise<void> {
  await tx.rows(putIn, [competition, group, [...new Set(routes)]]);
}
