import type { Tx } from '../../platform/db/database.ts';

/** Parts of a competition that have an order. */
type Ordered = 'stage' | 'category' | 'routeGroup';

/** The position after the last. */
export async function nextPosition(tx: Tx, table: Ordered, competition: string): Promise<number> {
  const last = await tx.kysely
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('position'))
    .where('competitionId', '=', competition)
    .executeTakeFirst();
  return last?.position == null ? 0 : last.position + 1;
}

/**
 * Moves one of `ids` (in their present order) to a position among them, from 0; anything beyond the end is
 * the end. A stage position is unique, so stages step aside, below zero, before they take their places.
 */
export async function moveTo(
  tx: Tx,
  table: Ordered,
  competition: string,
  { ids, id, place }: { readonly ids: readonly string[]; readonly id: string; readonly place: number },
): Promise<void> {
  const others = ids.filter((one) => one !== id);
  const ordered = others.toSpliced(Math.min(place, others.length), 0, id);
  const put = (one: string, position: number) =>
    tx.kysely
      .updateTable(table)
      .set({ position })
      .where('competitionId', '=', competition)
      .where('id', '=', one)
      .execute();
  for (const [index, one] of ordered.entries()) await put(one, -1 - index);
  for (const [index, one] of ordered.entries()) await put(one, index);
}
