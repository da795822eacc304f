import type { WaitingOrderBody } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { stageOfCategory } from '../../competition/authority/stages.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { byTurn, registered } from '../entries/waiting-position.ts';

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

/** The entries waiting for a place in a category, first to last. */
export async function waitingNow(tx: Tx, competition: string, category: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(waiting, [competition, category]);
  return rows.map(({ id }) => id);
}

/** @param entries the waiting entries, first to last. The caller raises the category's board. */
export const writeWaitingOrder = (
  tx: Tx,
  competition: string,
  entries: readonly string[],
): Promise<unknown> => tx.rows(order, [competition, entries]);

/**
 * Reorders the entries waiting for a place in a category.
 *
 * @throws Refusal 404 if the category does not exist, 400 unless it names everybody once, 409 if the list is
 * not the one it is based on
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
    throw invalid('The list must name everybody who is waiting, once each.', { entries: ['Required'] });
  if (entries.join() === seen.join()) return;
  await writeWaitingOrder(tx, competition, entries);
  await auditOf(tx, authority, 'waiting_list.ordered', { category, entries });
}

const changedMeanwhile = () =>
  conflict('waiting_list.changed', 'The waiting list has just changed. Please look at it again.');
