import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Reports every row that is written, changed or deleted while it contains one of the texts. */
export interface Watch {
  /**
   * What happened since the last call: `changes entry` for a row of the watched competition, or of something
   * that existed before; `keeps entry` for another row that now contains a text.
   */
  touched(): Promise<readonly string[]>;
}

/**
 * Watches every table. Ignores when people were last seen, which is written now and then, whatever they
 * request.
 */
export async function watch(
  { kysely }: Database,
  competition: string,
  texts: readonly string[],
): Promise<Watch> {
  await sql`create table watched (needle text)`.execute(kysely);
  await sql`create table touched (what text)`.execute(kysely);
  await sql`insert into watched select unnest(${texts}::text[])`.execute(kysely);
  await sql`
    create function note_touched() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'last_seen_at' end;
      is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'last_seen_at' end;
      theirs boolean := tg_argv[0] in (was ->> 'competition_id', is_now ->> 'competition_id')
        or (coalesce(was, is_now) ->> 'competition_id' is null and exists (select from watched where was ->> 'id' = needle)
          and (tg_table_name <> 'competition' or was ->> 'id' = tg_argv[0]));
    begin
      if was is distinct from is_now
        and exists (select from watched where strpos(concat(was::text, is_now::text), needle) > 0)
      then insert into touched values (case when theirs then 'changes ' else 'keeps ' end || tg_table_name); end if;
      return null;
    end $$`.execute(kysely);
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('watched', 'touched')`.execute(kysely);
  for (const { name } of tables.rows) {
    await sql`create trigger note_touched after insert or update or delete on ${sql.table(name)}
      for each row execute function note_touched(${sql.lit(competition)})`.execute(kysely);
  }
  return {
    touched: async () => {
      const found = await sql<{ what: string }>`with gone as (delete from touched returning what)
        select distinct what from gone order by what`.execute(kysely);
      return found.rows.map(({ what }) => what);
    },
  };
}
