import { calledText, type NamedRoute, routeDisplayName, type RouteGroupRef } from '@topout/domain';
import { tell } from '../../people/push/tell.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { LogEntry } from '../decide/batch-state.ts';

interface Called extends Pick<NamedRoute, 'name' | 'circuitNumber'> {
  readonly category: string;
  readonly groups: readonly (RouteGroupRef & {
    readonly nameHere: string | null;
    readonly number: number | null;
  })[];
}

const statement = {
  name: 'queue.called_where',
  text: `
    select e.category_id as category, r.name, r.circuit_number, (
      select coalesce(json_agg(json_build_object('uuid', g.id, 'name_here', m.name, 'number', m.number, 'categories',
        (select coalesce(json_agg(c.category_id), '[]') from route_group_category c
          where c.competition_id = g.competition_id and c.route_group_id = g.id)) order by g.position, g.id), '[]')
      from route_group_route m join route_group g on g.competition_id = m.competition_id and g.id = m.route_group_id
      where m.competition_id = e.competition_id and m.route_id = r.id) as groups
    from entry e join route r on r.id = $3
    where e.competition_id = $1 and e.id = $2`,
};

/**
 * Tells those whom judges called on their devices. In the transaction that calls them.
 *
 * @param log what a batch wrote
 */
export async function tellCalled(db: Queries, competition: string, log: readonly LogEntry[]): Promise<void> {
  for (const { command, entry, streamVersion } of log) {
    const { kind, call, competitor, route } = command;
    // Without a version nothing has changed: they have left meanwhile, or were called before.
    if (kind !== 'queue.call' || streamVersion === null || !call || !competitor || !entry) continue;
    const [found] = await db.rows<Called>(statement, [competition, entry, route]);
    if (!found) continue;
    await tell(db, {
      kind: 'TURN',
      competition,
      people: [competitor],
      ...calledText(call, nameFor(found)),
      path: `/${competition}?entry=${competitor}`,
      topic: `turn ${competitor} ${route}`,
    });
  }
}

/** What the climber's category calls the route. */
function nameFor({ category, groups, ...route }: Called): string {
  const displayRouteGroupMapping = Object.fromEntries(
    groups.map(({ uuid, nameHere, number }) => [uuid, { name: nameHere, number }]),
  );
  return routeDisplayName({ ...route, displayRouteGroupMapping }, { category, groups });
}
