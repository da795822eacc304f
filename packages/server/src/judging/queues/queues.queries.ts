import type { Queries } from '../../platform/db/database.ts';

const statement = {
  name: 'queues.of_route',
  text: `
    select e.profile_id as user
    from route_queue_entry w join entry e on e.competition_id = $1 and e.id = w.entry_id
    where w.competition_id = $1 and w.route_id = $2
    order by w.position`,
};

/** The people waiting at a route: profile uuids, next climber first. */
export async function queueOf(db: Queries, competition: string, route: string): Promise<string[]> {
  const waiting = await db.rows<{ user: string }>(statement, [competition, route]);
  return waiting.map(({ user }) => user);
}

const allStatement = {
  name: 'queues.of_all',
  text: `
    select w.route_id as route, array_agg(e.profile_id order by w.position)::text[] as queue
    from route_queue_entry w join entry e on e.competition_id = $1 and e.id = w.entry_id
    where w.competition_id = $1
    group by w.route_id`,
};

/** The people waiting, by route; routes without any are missing. */
export async function queuesOf(db: Queries, competition: string): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db.rows<{ route: string; queue: string[] }>(allStatement, [competition]);
  return new Map(rows.map(({ route, queue }) => [route, queue]));
}
