import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** The server writes when people were last seen now and then, whatever they request. */
const comesAndGoes = 'last_seen_at';

/** Limits count every attempt, refused or not. */
const countsTries = 'allowance';

/** A sum over every row of every table: equal sums mean that nothing changed in between. */
export async function checksum({ kysely }: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${countsTries} order by tablename`.execute(
    kysely,
  );
  const sums = tables.rows.map(
    ({ name }) => sql`
      select ${name}::text || ' ' || count(*) || ' ' || coalesce(md5(string_agg(row, ',' order by row)), '') as sum
      from (select (to_jsonb(t) - ${comesAndGoes}::text)::text as row from ${sql.table(name)} t) rows`,
  );
  const all = await sql<{ sum: string }>`${sql.join(sums, sql` union all `)}`.execute(kysely);
  // The database may read several tables at once.
  return all.rows
    .map(({ sum }) => sum)
    .toSorted()
    .join('\n');
}
