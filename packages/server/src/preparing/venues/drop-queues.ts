import type { Tx } from '../../platform/db/database.ts';

/** Everybody waiting leaves by a line in the log, so that the log shows an empty queue. */
const statement = {
  name: 'route.drop_queues',
  text: `
    with waited as (
      select w.competition_id, w.entry_id, e.profile_id,
        row_number() over (partition by w.competition_id order by w.position) as place
      from route_queue_entry w join entry e on e.competition_id = w.competition_id and e.id = w.entry_id
      where w.route_id = $1
    ), gone as (
      delete from route_queue where route_id = $1 returning competition_id, version
    )
    insert into command (competition_id, id, kind, route_id, competitor_id, entry_id, actor_id, device, payload, body_hash,
      outcome, stream_version)
    select competition_id, gen_random_uuid(), 'queue.remove', $1, profile_id, entry_id, $2, 'api', '{}', '', 'APPLIED',
      version + place
    from gone join waited using (competition_id)`,
};

/**
 * Removes everybody waiting at a route that is about to disappear, in every competition.
 *
 * @param by profile uuid of the person who decided
 */
export const dropQueues = (tx: Tx, route: string, by: string): Promise<unknown> =>
  tx.rows(statement, [route, by]);
