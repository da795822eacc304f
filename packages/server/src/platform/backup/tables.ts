import type { Statement } from '../db/database.ts';

/** A table and its columns, in their order. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** SQL: the tables of this database that last. Those that are not logged are empty after a crash. */
export const listTables: Statement = {
  name: 'backup.tables',
  text: `
    select c.relname as name,
      (select array_to_json(array_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum))
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
    order by c.relname`,
};

/** A name as SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
