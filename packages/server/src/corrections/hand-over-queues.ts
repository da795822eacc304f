import type { Tx } from '../db/database.ts';
import type { BatchState, EntryState } from '../scoring/commands/batch-state.ts';
import { callCommand } from '../scoring/commands/call-command.ts';
import { decideCommand } from '../scoring/commands/decide-command.ts';

const statement = {
  name: 'merge.waits_at',
  text: `select route_id as route from route_queue_entry where competition_id = $1 and entry_id = $2 order by route_id`,
};

/** Routes at which an entry waits. */
export async function waitsAt(tx: Tx, competition: string, entry: string): Promise<string[]> {
  const rows = await tx.rows<{ route: string }>(statement, [competition, entry]);
  return rows.map(({ route }) => route);
}

interface HandOver {
  readonly from: EntryState;
  readonly to: EntryState;
  /** Profile uuid of whoever decided so. */
  readonly actor: string | null;
}

/** Somebody takes another's place in every queue that was read, or keeps the own one; the other leaves. */
export function handOverQueues(state: BatchState, { from, to, actor }: HandOver): void {
  for (const { route, users } of state.queues.values()) {
    const say = (said: Pick<Parameters<typeof callCommand>[0], 'kind' | 'competitor' | 'queue'>) =>
      decideCommand(state, callCommand({ actor, route, ...said }), 'granted');
    if (!users.includes(to.profile) && to.status === 'ENTERED') {
      say({ kind: 'queue.add', competitor: to.profile });
      const queue = users.flatMap((user) => (user === from.profile ? [to.profile, user] : [user]));
      say({ kind: 'queue.move', competitor: null, queue });
    }
    say({ kind: 'queue.remove', competitor: from.profile });
  }
}
