import type { Entry } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import { type EntryRow, readEntries } from './entry.queries.ts';
import { presentEntry } from './present-entry.ts';
import { standingsOf } from './standings.ts';
import { entryViewOf } from './view.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/** Presents the entries read, with their places. */
export async function presentEntries(
  { boards }: App,
  authority: Authority,
  rows: readonly EntryRow[],
): Promise<Entry[]> {
  const view = entryViewOf(authority);
  const categories = new Set(rows.map(({ categoryId }) => categoryId));
  const standings = await standingsOf(boards, authority.competition.uuid, categories);
  return rows.map((row) => presentEntry(row, standings.get(row.id), view, view.contacts ? row : null));
}

/** Reads and presents entries by their own uuids. */
export async function showEntries(
  app: App,
  authority: Authority,
  uuids: readonly string[],
): Promise<Entry[]> {
  return presentEntries(app, authority, await readEntries(app.db, authority.competition.uuid, uuids));
}
