import type { Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';

const statement = {
  name: 'entry.last_deletion',
  text: `select id from audit where competition_id = $1 and entry_id = $2 and kind = 'entry.deleted'
    order by id desc limit 1`,
};

/** The record of an entry's deletion. @throws Refusal 404 if there is none */
export async function lastDeletion(db: Queries, competition: string, entry: string): Promise<string> {
  const [row] = await db.rows<{ id: string }>(statement, [competition, entry]);
  if (!row) throw notFound('deleted entry');
  return row.id;
}
