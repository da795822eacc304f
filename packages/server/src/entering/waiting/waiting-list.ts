import { raiseBoard } from '../../competition/boards/raise.ts';
import type { Tx } from '../../platform/db/database.ts';
import { placeFree } from '../../platform/mail/mails.ts';
import { mailEntries } from '../entries/mail-entries.ts';
import { placesTaken } from '../entries/which-entry.ts';
import { byTurn, registered } from '../entries/waiting-position.ts';

/**
 * As many as there are free places, in the category and in the competition; if neither has a limit, all of
 * them.
 */
const promote = {
  name: 'entry.promote',
  text: `
    update entry set status = 'ENTERED', version = $3
    where competition_id = $1 and id in (
      select w.id from ${registered}
      where w.competition_id = $1 and w.category_id = $2 and w.status = 'WAITING'
      order by ${byTurn}
      limit (
        select greatest(0, least(
          k.capacity - (select count(*) from entry o
            where o.competition_id = $1 and o.category_id = $2 and o.status <> 'WAITING'),
          c.capacity - ${placesTaken('$1')}))
        from category k join competition c on c.id = k.competition_id
        where k.competition_id = $1 and k.id = $2 and coalesce(k.capacity, c.capacity) is not null))
    returning id`,
};

const nameOf = { name: 'competition.name', text: 'select id as uuid, name from competition where id = $1' };

/**
 * Gives a category's free places to the first people on its list, and tells them. The caller locks its board.
 *
 * @param version the category's, as just raised
 */
export async function promoteWaiting(
  tx: Tx,
  competition: string,
  category: string,
  version: number,
): Promise<void> {
  const moved = await tx.rows<{ id: string }>(promote, [competition, category, version]);
  if (moved.length === 0) return;
  const [named] = await tx.rows<{ uuid: string; name: string }>(nameOf, [competition]);
  if (!named) return;
  await mailEntries(
    tx,
    named,
    moved.map(({ id }) => id),
    placeFree,
  );
}

const waitedFor = {
  name: 'entry.waited_for',
  text: `select distinct category_id as category from entry
    where competition_id = $1 and status = 'WAITING' order by 1`,
};

/**
 * Fills the places that a changed capacity has created. The caller locks the competition, so that nobody
 * enters at the same time.
 *
 * @returns categories whose boards changed
 */
export async function fillFreePlaces(tx: Tx, competition: string): Promise<string[]> {
  const categories = await tx.rows<{ category: string }>(waitedFor, [competition]);
  for (const { category } of categories) {
    const version = await raiseBoard(tx, competition, category, { reset: false });
    await promoteWaiting(tx, competition, category, version);
  }
  return categories.map(({ category }) => category);
}
