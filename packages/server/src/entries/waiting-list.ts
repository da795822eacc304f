import type { Tx } from '../db/database.ts';

const statement = {
  name: 'entry.promote',
  text: `
    update entry set status = 'ENTERED', version = $3
    where competition_id = $1 and id in (
      select e.id from entry e
      where e.competition_id = $1 and e.category_id = $2 and e.status = 'WAITING'
      order by e.id
      limit greatest(0, (
        select k.capacity - (select count(*) from entry o
          where o.competition_id = $1 and o.category_id = $2 and o.status <> 'WAITING')
        from category k where k.competition_id = $1 and k.id = $2)))`,
};

/**
 * Gives free places of a category to those who wait longest. Its board is locked by the caller.
 *
 * @param version the category's, as just raised
 */
export async function promoteWaiting(
  tx: Tx,
  competition: string,
  category: string,
  version: number,
): Promise<void> {
  await tx.rows(statement, [competition, category, version]);
}
