import { writeAudit } from '../../competitions/audit.ts';
import { type LaterEntry, recordOf } from '../../corrections/entry-record.ts';
import { boardOf, lockBoardsOf } from '../../corrections/lock-boards.ts';
import type { Tx } from '../../db/database.ts';
import type { Changed } from './changed.ts';
import { climbedOn } from './climbed-on.ts';
import { movedMeanwhile } from '../enter/entry-refusals.ts';
import { entriesFrom, type FoundEntry } from '../find-entry.ts';
import { leaveQueues } from './leave-queues.ts';
import { promoteWaiting } from '../waiting/waiting-list.ts';

/** Who deletes, and where: as much of an authority as it takes. */
interface Deletion {
  readonly competition: { readonly uuid: string };
  readonly actor: { readonly profile: string | null };
}

/**
 * Deletes an entry with all it climbed, and those of the person in later stages. The commands of its judges stay in the
 * log, and with them and the audit all of them can be restored. The competition is locked by the caller, so that the place
 * that gets free is given once.
 *
 * @throws Refusal 409 when somebody else moved it meanwhile
 */
export async function deleteEntry(
  tx: Tx,
  { competition: { uuid: competition }, actor }: Deletion,
  { id, categoryId }: Pick<FoundEntry, 'id' | 'categoryId'>,
): Promise<Changed> {
  const seen = categoriesOf(await entriesFrom(tx, competition, id));
  const boards = await lockBoardsOf(tx, competition, seen);
  const together = await entriesFrom(tx, competition, id);
  if (categoriesOf(together).join() !== seen.join()) throw movedMeanwhile();

  const details = await recordOf(tx, competition, id);
  const later: LaterEntry[] = [];
  const routes = new Set<string>();
  for (const one of together) {
    if (one.id !== id) later.push({ entry: one.id, ...(await recordOf(tx, competition, one.id)) });
    const climbed = await climbedOn(tx, competition, one.id);
    const left = await leaveQueues(tx, competition, one, actor.profile);
    for (const route of [...climbed, ...left]) routes.add(route);
  }
  await tx.kysely
    .deleteFrom('entry')
    .where('competitionId', '=', competition)
    .where(
      'id',
      'in',
      together.map((one) => one.id),
    )
    .execute();
  await promoteWaiting(tx, competition, categoryId, boardOf(boards, categoryId).version);
  await writeAudit(tx, {
    competition,
    actor: actor.profile,
    kind: 'entry.deleted',
    entry: id,
    details: { ...details, ...(later.length > 0 && { later }) },
  });
  return { categories: seen, routes: [...routes] };
}

const categoriesOf = (entries: readonly FoundEntry[]) => entries.map((entry) => entry.categoryId);
