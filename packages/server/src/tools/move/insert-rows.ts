import type { Tx } from '../../platform/db/database.ts';
import { misfit, type Row } from './file-rows.ts';
import { slicesOf } from './slices.ts';
import type { MovedTable } from './tables.ts';

const columnsStatement = {
  name: 'move.columns',
  text: `select attname as name from pg_attribute
    where attrelid = $1::text::regclass and attnum > 0 and not attisdropped order by attname`,
};

/** Inserts rows as they are. @throws CommandFault if one has other columns than the table */
export async function insertRows(tx: Tx, table: MovedTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = await tx.rows<{ name: string }>(columnsStatement, [table]);
  const expected = columns.map(({ name }) => name).join();
  if (rows.some((row) => Object.keys(row).toSorted().join() !== expected))
    throw misfit(`a row of "${table}" has other columns`);
  for (const slice of slicesOf(rows)) await insert(tx, table, slice);
}

const insert = (tx: Tx, table: MovedTable, rows: readonly Row[]): Promise<unknown> =>
  tx.rows(
    {
      name: `move.insert.${table}`,
      text: `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
    },
    [JSON.stringify(rows)],
  );

const partnersStatement = {
  name: 'move.partners',
  text: `
    update entry e set starting_group = x.starting_group, partner_id = x.partner_id
    from json_populate_recordset(null::entry, $2::json) x
    where e.competition_id = $1 and e.id = x.id
      and (e.starting_group, e.partner_id) is distinct from (x.starting_group, x.partner_id)`,
};

const unsigned = { signed_at: null, marker_signed_at: null };

/**
 * Inserts entries, and then what needs all of them: whose marker is whose, and who is in no starting group,
 * since the table puts new entries into one.
 */
export async function insertEntries(tx: Tx, competition: string, rows: readonly Row[]): Promise<void> {
  await insertRows(
    tx,
    'entry',
    rows.map((row) => ({ ...row, ...unsigned, partner_id: null })),
  );
  const rest = rows.filter((row) => row['partner_id'] !== null || row['starting_group'] === null);
  await tx.rows(partnersStatement, [competition, JSON.stringify(rest)]);
}

const signaturesStatement = {
  name: 'move.signatures',
  text: `
    update entry e set signed_at = x.signed_at, marker_signed_at = x.marker_signed_at
    from json_populate_recordset(null::entry, $2::json) x
    where e.competition_id = $1 and e.id = x.id
      and (x.signed_at is not null or x.marker_signed_at is not null)`,
};

/** Signs the cards that were signed: after their results, of which each new one takes signatures off. */
export const signEntries = (tx: Tx, competition: string, rows: readonly Row[]): Promise<unknown> =>
  tx.rows(signaturesStatement, [competition, JSON.stringify(rows)]);
