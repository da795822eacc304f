import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';

/** Results on routes that their category does not climb. */
const uncounted = {
  name: 'setup.uncounted',
  text: `
    select count(*)::int as n
    from result r join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    where r.competition_id = $1 and r.tries > 0 and not exists (
      select from route_group_route m
      where m.competition_id = $1 and m.route_id = r.route_id and (
        exists (select from route_group_category c
          where c.competition_id = $1 and c.route_group_id = m.route_group_id and c.category_id = e.category_id)
        or not exists (select from route_group_category c
          where c.competition_id = $1 and c.route_group_id = m.route_group_id)))`,
};

/**
 * Changes the route groups of a competition, unless that would stop existing results from counting.
 *
 * @throws Refusal 409 `results.lost`, which rolls the work back
 */
export async function keepingResults<T>(tx: Tx, competition: string, work: () => Promise<T>): Promise<T> {
  const before = await count(tx, competition);
  const done = await work();
  const lost = (await count(tx, competition)) - before;
  if (lost > 0) throw conflict('results.lost', sentence(lost));
  return done;
}

async function count(tx: Tx, competition: string): Promise<number> {
  const [row] = await tx.rows<{ n: number }>(uncounted, [competition]);
  return row?.n ?? 0;
}

const sentence = (lost: number) =>
  lost === 1
    ? 'One result would no longer count. Clear it first, or leave the route where it is.'
    : `${lost} results would no longer count. Clear them first, or leave the routes where they are.`;
