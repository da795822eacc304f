import type { MarshalDnsBody } from '@topout/contract';
import { mayNotStart } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { changeEntry } from '../../entering/change/change-entry.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import type { Changed } from '../../entering/entries/changed.ts';
import { findEntry } from '../../entering/entries/find-entry.ts';
import type { Tx } from '../../platform/db/database.ts';
import { marshalRow } from './marshal-board.ts';
import { readRows } from './marshal.queries.ts';

/**
 * Says of some people together that they did not start, or takes that back. Each is a change of their entry, which the
 * history shows and undoes. Whoever has moved on since the marshal looked is left out.
 *
 * @returns the entries changed, and what that affected
 */
export async function sayDns(
  tx: Tx,
  authority: Authority,
  { stage, dns, entries }: MarshalDnsBody,
): Promise<Changed & { readonly entries: string[] }> {
  const { competition } = authority;
  await lockCompetition(tx, competition.uuid);
  const seen = new Map(entries.map(({ entry, from }) => [entry.toLowerCase(), from]));
  const rows = (await readRows(tx, competition.uuid, stage)).map((stored) => marshalRow(competition, stored));
  const chosen = rows.filter((row) => {
    if (!seen.has(row.entry)) return false;
    return dns ? mayNotStart(row) && row.state === seen.get(row.entry) : row.status === 'DNS';
  });
  // Boards are locked in one order everywhere.
  const inOrder = chosen.toSorted((a, b) => a.category.localeCompare(b.category));
  const categories = new Set<string>();
  const routes = new Set<string>();
  for (const { entry } of inOrder) {
    const found = await findEntry(tx, competition.uuid, entry);
    const changed = await changeEntry(tx, authority, found, { status: dns ? 'DNS' : 'ENTERED' });
    for (const category of changed.categories) categories.add(category);
    for (const route of changed.routes) routes.add(route);
  }
  return {
    entries: inOrder.map(({ entry }) => entry),
    categories: [...categories],
    routes: [...routes],
  };
}
