import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { slicesOf } from '../move/slices.ts';
import type { MovedTable } from '../move/tables.ts';
import type { NewsRows } from './news-rows.ts';

/** Tables of which rows only come: whatever the cloud has confirmed of them stays as it is. */
export const appended: ReadonlySet<MovedTable> = new Set<MovedTable>(['audit', 'command', 'publication']);

/** Whether JSON is the same; uuids in what people typed may have been spelled in another way on their way to the hall. */
const plain = (json: string): string => `lower(replace(${json}::text, '-', ''))`;
const same = (column: string): string =>
  `(t.${column} is not distinct from x.${column} or ${plain(`t.${column}`)} = ${plain(`x.${column}`)})`;

const equal = (columns: string): string =>
  `(${columns.replaceAll(/\w+/g, 't.$&')}) is not distinct from (${columns.replaceAll(/\w+/g, 'x.$&')})`;
const sent = equal('kind, route_id, actor_id, device_seq, base, client_time, received_at, outcome, reason');
const effect = equal('competitor_id, entry_id, stream_version, resolved_at, resolved_by, resolution');
const shown = equal('stage_id, version, final, published_at');

const changedStatement = {
  /** A tap that was held is settled once. */
  command: {
    name: 'hall.changed_log',
    text: `select from command t join json_populate_recordset(null::command, $1::json) x using (competition_id, id)
      where not (${sent} and ${same('payload')}
        and (t.outcome = 'HELD' and t.resolved_at is null or ${effect} and ${same('written')})) limit 1`,
  },
  /** Whoever published it may have deleted their account. */
  publication: {
    name: 'hall.changed_publications',
    text: `select from publication t join json_populate_recordset(null::publication, $1::json) x using (competition_id, id)
      where not (${shown} and ${same('document')}
        and (x.published_by is null or t.published_by is not distinct from x.published_by)) limit 1`,
  },
};

const lackedStatement = {
  command: {
    name: 'hall.lacked_log',
    text: `select from command t where t.competition_id = $1 and (t.id = any ($2::uuid[])
      or $3 and t.id not in (select x.id from json_populate_recordset(null::command, $4::json) x where x.id is not null))
      limit 1`,
  },
  /** Without its stage nothing that was published of it would be left. */
  publication: {
    name: 'hall.lacked_publications',
    text: `select from publication t where t.competition_id = $1
      and (t.id = any ($2::uuid[]) or t.stage_id = any ($5::uuid[])
        or $3 and t.id not in
          (select x.id from json_populate_recordset(null::publication, $4::json) x where x.id is not null))
      limit 1`,
  },
};

/**
 * @param whole the news are all that there is
 * @throws Refusal 409 if the news change or lack what the cloud has confirmed of the log or of published results
 */
export async function requireAppended(
  tx: Tx,
  competition: string,
  { of, gone, tables }: NewsRows,
  whole: boolean,
): Promise<void> {
  const goneOf = (table: MovedTable): unknown[] =>
    gone.filter((one) => one.table === table).map(({ key }) => key['id']);
  for (const table of ['command', 'publication'] as const) {
    for (const slice of slicesOf(of(table)))
      if ((await tx.rows(changedStatement[table], [JSON.stringify(slice)])).length > 0) throw changed(table);
    const lacked = [
      competition,
      goneOf(table),
      whole && tables.has(table),
      JSON.stringify(of(table).map(({ id }) => ({ id }))),
      ...(table === 'publication' ? [goneOf('stage')] : []),
    ];
    if ((await tx.rows(lackedStatement[table], lacked)).length > 0) throw lacking(table);
  }
}

const what = { command: 'of the log', publication: 'that was published' } as const;

const changed = (table: keyof typeof what) =>
  conflict(
    'hall.log',
    `The news change something ${what[table]} that the cloud has confirmed. Nothing was changed.`,
  );

const lacking = (table: keyof typeof what) =>
  conflict(
    'hall.log',
    `The hall lacks something ${what[table]} that the cloud has confirmed, as after an older backup. Nothing was changed. Take the competition back in the cloud with hall-token --revoke yes, and take it down again on an empty database.`,
  );
