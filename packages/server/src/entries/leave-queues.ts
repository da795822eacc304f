import type { Tx } from '../db/database.ts';

const statement = {
  name: 'entry.leave_queues',
  text: `
    with gone as (
      delete from route_queue_entry where competition_id = $1 and entry_id = $2 returning route_id
    )
    update route_queue set version = version + 1
    where competition_id = $1 and route_id in (select route_id from gone)`,
};

/** Takes somebody who climbs no more out of every queue. (scoring rules, section 8) */
export async function leaveQueues(tx: Tx, competition: string, entry: string): Promise<void> {
  await tx.rows(statement, [competition, entry]);
}
