import type { Tx } from '../../platform/db/database.ts';
import type { BatchState, EntryState } from '../decide/batch-state.ts';
import { callCommand } from '../commands/call-command.ts';
import { decideCommand } from '../decide/decide-command.ts';

const statement = {
  name: 'merge.waits_at',
  text: `select route_id as route from route_queue_entry where competition_id = $1 and entry_id = $2 order by route_id`,
};

/** Routes where an entry is waiting. */
export async function waitsAt(tx: Tx, competition: string, entry: string): Promise<string[]> {
  const rows = await tx.rows<{ route: string }>(statement, [competition, entry]);
  return rows.map(({ route }) => route);
}

interface HandOver {
  readonly from: EntryState;
  readonly to: EntryState;
  /** Profile uuid of the person who decided. */
  readonly actor: string | null;
}

/** One person takes another's place in every queue read, or keeps their own; the other leaves. */
export function handOverQueues(state: BatchState, { from, to, actor }: HandOver): void {
  for (const { route, waiting } of state.queues.values()) {
    const users = waiting.map(({ user }) => user);
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
