import type { WaitingOrderBody } from '@topout/contract';
import type { Authority } from '../../authority/authority.ts';
import { stageOfCategory } from '../../authority/stages.ts';
import { raiseBoard } from '../../board/raise.ts';
import { writeAudit } from '../../competitions/audit.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { byTurn, registered } from './waiting-position.ts';

const waiting = {
  name: 'waiting.now',
  text: `select w.id from ${registered}
    where w.competition_id = $1 and w.category_id = $2 and w.status = 'WAITING' order by ${byTurn}`,
};

const order = {
  name: 'waiting.order',
  text: `update registration r set waiting_place = x.place
    from unnest($2::uuid[]) with ordinality as x (entry, place) join entry e on e.competition_id = $1 and e.id = x.entry
    where r.competition_id = $1 and r.profile_id = e.profile_id`,
};

/** Those who wait for a place of a category, by entry, first to last. */
export async function waitingNow(tx: Tx, competition: string, category: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(waiting, [competition, category]);
  return rows.map(({ id }) => id);
}

/** @param entries of those who wait for a place, first to last. The category's board is raised by the caller. */
export const writeWaitingOrder = (
  tx: Tx,
  competition: string,
  entries: readonly string[],
): Promise<unknown> => tx.rows(order, [competition, entries]);

/**
 * Puts those who wait for a place of a category in another order.
 *
 * @throws Refusal 404 where there is no such category, 400 unless it names everybody once, 409 when the list is not what it was made from
 */
export async function orderWaiting(
  tx: Tx,
  authority: Authority,
  category: string,
  { entries, seen }: WaitingOrderBody,
): Promise<void> {
  const { uuid: competition } = authority.competition;
  if (!stageOfCategory(authority.competition, category)) throw notFound('category');
  await raiseBoard(tx, competition, category, { reset: false });
  const now = await waitingNow(tx, competition, category);
  if (now.join() !== seen.join()) throw changedMeanwhile();
  if (entries.toSorted().join() !== seen.toSorted().join())
    throw invalid('The list has to name everybody who waits, once.', { entries: ['Required'] });
  if (entries.join() === seen.join()) return;
  await writeWaitingOrder(tx, competition, entries);
  await writeAudit(tx, {
    competition,
    actor: authority.actor.profile,
    kind: 'waiting_list.ordered',
    details: { category, entries },
  });
}

const changedMeanwhile = () =>
  conflict('waiting_list.changed', 'The waiting list has changed meanwhile. Please look at it again.');
