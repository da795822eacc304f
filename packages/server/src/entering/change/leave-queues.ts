import type { Tx } from '../../platform/db/database.ts';

/** Each queue they leave gets a line in the log, so that the log still says who is waiting. */
const statement = {
  name: 'entry.leave_queues',
  text: `
    with gone as (
      delete from route_queue_entry where competition_id = $1 and entry_id = $2 returning route_id
    ), raised as (
      update route_queue set version = version + 1
      where competition_id = $1 and route_id in (select route_id from gone)
      returning route_id, version
    )
    insert into command (competition_id, id, kind, route_id, competitor_id, entry_id, actor_id, device, payload, body_hash,
      outcome, stream_version)
    select $1, gen_random_uuid(), 'queue.remove', route_id, $3, $2, $4, 'api', '{}', '', 'APPLIED', version
    from raised returning route_id as route`,
};

interface Leaver {
  readonly id: string;
  readonly profileId: string;
}

/**
 * Removes somebody who no longer climbs from every queue. (scoring rules, section 8)
 *
 * @param actor profile uuid of the person who decided
 * @returns the routes that they left
 */
export async function leaveQueues(
  tx: Tx,
  competition: string,
  { id, profileId }: Leaver,
  actor: string | null,
): Promise<string[]> {
  const left = await tx.rows<{ route: string }>(statement, [competition, id, profileId, actor]);
  return left.map(({ route }) => route);
}
