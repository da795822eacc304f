import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import type { Row } from '../move/file-rows.ts';
import type { MovedTable } from '../move/tables.ts';
import { type NewsRows, newsTables } from './news-rows.ts';

interface Column {
  readonly table: MovedTable;
  readonly column: string;
  readonly ofKey: boolean;
  /** As SQL. */
  readonly default: string;
}

const columnsStatement = {
  name: 'hall.columns',
  text: `
    select c.relname as table, a.attname as column, coalesce(pg_get_expr(d.adbin, d.adrelid), 'null') as default,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as of_key
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace
    left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
    where c.relname = any ($1) and a.attnum > 0 and not a.attisdropped order by a.attnum`,
};

/**
 * News of a hall that is a version behind, with the columns that it does not know: they stay what they are here, and of a new
 * row they are what rows of a server before have. What the hall knows more, nothing here reads.
 */
export async function completed(tx: Tx, news: NewsRows): Promise<NewsRows> {
  const sent = newsTables.filter((table) => news.of(table).length > 0);
  if (sent.length === 0) return news;
  const columns = Map.groupBy(await tx.rows<Column>(columnsStatement, [sent]), ({ table }) => table);
  const whole = new Map<MovedTable, readonly Row[]>();
  for (const table of sent)
    whole.set(table, await completedRows(tx, news.of(table), columns.get(table) ?? []));
  return { ...news, of: (table) => whole.get(table) ?? [] };
}

async function completedRows(
  tx: Tx,
  rows: readonly Row[],
  columns: readonly Column[],
): Promise<readonly Row[]> {
  const lacking = columns.filter(({ column }) => !Object.hasOwn(rows[0] ?? {}, column));
  const key = columns.filter(({ ofKey }) => ofKey).map(({ column }) => column);
  const [first] = lacking;
  if (!first) return rows;
  const values = lacking.map(
    ({ column, default: otherwise }) =>
      `case when t.${key[0]} is null then ${otherwise} else t.${column} end as ${column}`,
  );
  const text = `
    select row_to_json(m)::text as more
    from rows from (json_populate_recordset(null::${first.table}, $1::json)) with ordinality x
    left join ${first.table} t on ${key.map((column) => `t.${column} = x.${column}`).join(' and ')}
    cross join lateral (select ${values.join(', ')}) m order by x.ordinality`;
  const found = await tx.rows<{ more: string }>({ name: `hall.complete.${digest(text)}`, text }, [
    JSON.stringify(rows),
  ]);
  return rows.map((row, i) => ({ ...row, ...(JSON.parse(found[i]?.more ?? '{}') as Row) }));
}

/** A prepared statement's name must always have the same text. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
