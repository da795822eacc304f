import type { Database, Tx } from '../../platform/db/database.ts';
import type { TicketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { rowLine } from '../files/line-file.ts';
import { withCode } from '../move/export-competition.ts';
import { referringColumns } from '../move/references.ts';
import type { MovedTable } from '../move/tables.ts';
import { withUuids } from '../move/uuids.ts';
import { goneRow, mirroredTables, tablesRow } from './mirrored.ts';

/** What has changed since a batch, all of one moment. */
export interface News {
  /** Made by `rowLine`; those that are gone come first. */
  readonly lines: readonly string[];
  /** The oldest transaction that may be missing from it. */
  readonly base: string;
}

interface Since {
  readonly competition: string;
  /** Null = all of it. */
  readonly base: string | null;
  /** People by their uuid here, with the uuid that they have in the cloud. */
  readonly people: Readonly<Record<string, string>>;
  readonly codes: TicketCodes;
  /** Of which the cloud takes rows. */
  readonly tables: readonly string[];
}

const sameMoment = { name: 'hall.same_moment', text: 'set transaction isolation level repeatable read' };
export const baseStatement = {
  name: 'hall.base',
  text: 'select (pg_snapshot_xmin(pg_current_snapshot())::xid)::text as base',
};

/** Rows whose transaction is not older than the base. `age` counts right beyond the end of 32 bits. */
export const written = '($2::text is null or age(x.xmin) <= age($2::xid))';

const newsStatement = {
  name: 'hall.news',
  text: [
    `select 'competition' as "table", row_to_json(x)::text as row from competition x where x.id = $1 and ${written}`,
    ...mirroredTables.map(
      (table) =>
        `select '${table}', row_to_json(x)::text from ${table} x where x.competition_id = $1 and ${written}`,
    ),
  ].join(' union all '),
};

const goneStatement = {
  name: 'hall.gone',
  text: `select json_build_object('table', x.table_name, 'key', x.key)::text as row from mirror_gone x
    where x.competition_id = $1 and ${written}
      and x.table_name = any ($3)`,
};

/** Changed rows name no route that was only changed itself. */
const routesStatement = {
  name: 'hall.routes',
  text: `select x.id from route x where ${written}
    and x.id in (select route_id from route_group_route where competition_id = $1)`,
};

const namedStatement = (table: 'profile' | 'venue' | 'map' | 'route', where: string) => ({
  name: `hall.named.${table}`,
  text: `select row_to_json(x)::text as row from ${table} x where ${where}`,
});

const shared = [
  ['profile', 'x.id = any ($1) or x.id in (select parent_id from profile where id = any ($1))'],
  ['venue', 'x.id = any ($1) or x.id in (select venue_id from route where id = any ($1))'],
  ['map', 'x.id in (select map_id from route where id = any ($1))'],
  ['route', 'x.id = any ($1)'],
] as const;

/** Reads what a competition's cloud does not know yet. Empty if nothing has changed. */
export async function collectNews(
  db: Database,
  { competition, base, people, codes, tables }: Since,
): Promise<News> {
  const taken = new Set<string>(tables);
  return db.transaction(async (tx) => {
    await tx.rows(sameMoment, []);
    const [now] = await tx.rows<{ base: string }>(baseStatement, []);
    const found = await tx.rows<{ table: MovedTable; row: string }>(newsStatement, [competition, base]);
    const changed = found.filter(({ table }) => taken.has(table));
    const routes = await tx.rows<{ id: string }>(routesStatement, [competition, base]);
    const gone =
      base === null ? [] : await tx.rows<{ row: string }>(goneStatement, [competition, base, tables]);
    const rows = changed.map(({ table, row }) =>
      rowLine(table, table === 'ticket' ? withCode(codes, competition, row) : row),
    );
    const lines = [
      ...(base === null ? [rowLine(tablesRow, JSON.stringify({ names: mirroredTables }))] : []),
      ...gone.map(({ row }) => rowLine(goneRow, row)),
      ...(await sharedLines(tx, { changed, routes, known: new Set(Object.keys(people)) })),
      ...rows,
    ];
    const there = new Map(Object.entries(people));
    return { lines: lines.map((line) => withUuids(line, there)), base: now?.base ?? '' };
  });
}

interface Sharing {
  readonly changed: readonly { readonly table: MovedTable; readonly row: string }[];
  /** Routes that changed themselves. */
  readonly routes: readonly { readonly id: string }[];
  /** People whom the cloud knows by another uuid. */
  readonly known: ReadonlySet<string>;
}

/** People, venues and routes that changed rows refer to. Whom the cloud knows by another uuid, it has. */
async function sharedLines(tx: Tx, { changed, routes, known }: Sharing): Promise<string[]> {
  if (changed.length + routes.length === 0) return [];
  const columns = Map.groupBy(await referringColumns(tx), ({ table }) => table);
  const ids = new Set([
    ...routes.map(({ id }) => id),
    ...changed.flatMap(({ table, row }) => {
      const values = JSON.parse(row) as Record<string, unknown>;
      return (columns.get(table) ?? [])
        .map(({ column }) => values[column])
        .filter((id) => typeof id === 'string');
    }),
  ]);
  const lines: string[] = [];
  for (const [table, where] of shared)
    for (const { row } of await tx.rows<{ row: string }>(namedStatement(table, where), [[...ids]]))
      if (!known.has((JSON.parse(row) as { id: string }).id)) lines.push(rowLine(table, row));
  return lines;
}
