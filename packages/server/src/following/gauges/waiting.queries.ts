import type { Queries } from '../../platform/db/database.ts';

/** What may wait, and for whom somebody should look if it does. */
export interface Waiting {
  readonly what: 'mail' | 'mail given up' | 'push' | 'held result' | 'unsent tap' | 'move';
  readonly count: number;
  /** Of the one that has waited longest; 0 without any. */
  readonly seconds: number;
}

/**
 * A mail that was given up is of interest for a week; a phone that was not seen for a day has gone home. A move from
 * another cell opens here in a moment, unless it was broken off.
 */
const statement = {
  name: 'gauges.waiting',
  text: `
    select what, count, coalesce(extract(epoch from now() - since), 0)::float8 as seconds from (
      select 'mail' as what, count(*)::float8 as count, min(created_at) as since
      from mail where sent_at is null and attempts < 12
      union all
      select 'mail given up', count(*)::float8, min(created_at)
      from mail where sent_at is null and attempts >= 12 and created_at > now() - interval '7 days'
      union all
      select 'push', count(*)::float8, min(due_at) from push_message where due_at <= now() and expires_at > now()
      union all
      select 'held result', count(*)::float8, min(received_at)
      from command where outcome = 'HELD' and resolved_at is null
      union all
      select 'unsent tap', coalesce(sum(unsent), 0)::float8, min(last_seen_at)
      from competition_role where unsent > 0 and last_seen_at > now() - interval '1 day'
      union all
      select 'move', count(*)::float8, min(since) from cell_move where state = 'READY' and since < now() - interval '1 minute'
    ) as each`,
};

/** Of all nodes together. */
export const waitingNow = (db: Queries): Promise<Waiting[]> => db.rows<Waiting>(statement, []);
