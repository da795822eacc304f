import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { archived } from '../embedded-seed.ts';
import { migrate } from '../migrate.ts';
import { readMigrations } from '../migrations.ts';

/** The last migration of the version that wrote the day. */
const last = '0095-merges-have-an-end';
const day = readFileSync(new URL('../../../../fixtures/day-of-0095.json', import.meta.url), 'utf8');

/** An embedded database of an earlier version, in which a day was judged. Opening it migrates it. */
export const earlierSeed = (): Promise<Blob> =>
  archived('earlier', createHash('sha256').update(day).digest('hex').slice(0, 16), makeEarlier);

/** Makes the tables as they were, and fills them without waking a trigger: all that they did is in the rows. */
export async function makeEarlier(client: ClientBase): Promise<void> {
  await migrate(
    client,
    readMigrations().filter(({ name }) => name <= last),
  );
  const tables = JSON.parse(day) as Readonly<Record<string, readonly object[]>>;
  await client.query('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(tables))
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  await client.query('set session_replication_role = default');
}
