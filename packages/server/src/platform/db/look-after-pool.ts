import type pg from 'pg';
import type { WatchedConnections } from './connections.ts';
import type { CutClient } from './cut-client.ts';

/** Whoever has not answered for so long is asked after. */
const slowMs = 4_000;

/** Those that PostgreSQL works for, and is not waiting to be read by. */
const busy = `select pid from pg_stat_activity
  where pid = any ($1) and state = 'active' and wait_event is distinct from 'ClientWrite'`;

/**
 * Ends the connections that we wait for while PostgreSQL does nothing for them: question or answer was lost
 * on the way. Those that merely take long stay.
 *
 * @param asked an answering connection to the same server; null if a pooler hides who is who
 */
export async function lookAfterPool(
  connections: WatchedConnections<CutClient & pg.PoolClient>,
  asked: pg.Client | null,
): Promise<void> {
  const overdue = connections.overdue(slowMs);
  if (overdue.length === 0 || !asked) return;
  const { rows } = await asked.query<{ pid: number }>(busy, [overdue.map(({ processID }) => processID)]);
  const working = new Set(rows.map(({ pid }) => pid));
  connections.cut(overdue.filter(({ processID }) => processID === null || !working.has(processID)));
}
