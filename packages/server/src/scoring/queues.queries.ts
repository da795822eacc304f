import type { Queries } from '../db/database.ts';

const statement = {
  name: 'queues.of_route',
  text: `
    select e.profile_id as user
    from route_queue_entry w join entry e on e.competition_id = $1 and e.id = w.entry_id
    where w.competition_id = $1 and w.route_id = $2
    order by w.position`,
};

/** Who waits at a route: profile uuids, next climber first. */
export async function queueOf(db: Queries, competition: string, route: string): Promise<string[]> {
  const waiting = await db.rows<{ user: string }>(statement, [competition, route]);
  return waiting.map(({ user }) => user);
}
