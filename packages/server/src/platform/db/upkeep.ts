import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Tables that grow and change during a competition. */
const busy = [
  'attempt',
  'board_order',
  'category_board',
  'command',
  'competition_role',
  'entry',
  'result',
  'route_queue',
  'route_queue_entry',
];

/**
 * Tells the planner how full the busy tables are. A PostgreSQL server does so by itself, a while after a
 * change; the embedded database does not, and nothing else removes its overwritten rows.
 */
export async function lookAfterTables(db: Database): Promise<void> {
  for (const table of busy) {
    const tableName = sql.table(table);
    await (db.kind === 'embedded' ? sql`vacuum (analyze) ${tableName}` : sql`analyze ${tableName}`).execute(
      db.kysely,
    );
  }
}
