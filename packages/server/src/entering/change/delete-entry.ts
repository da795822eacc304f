import { writeAudit } from '../../competition/audit.ts';
import { type LaterEntry, recordOf } from './entry-record.ts';
import { boardOf, lockBoardsOf } from '../../competition/boards/lock-boards.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Changed } from '../entries/changed.ts';
import { climbedOn } from './climbed-on.ts';
import { movedMeanwhile } from '../enter/entry-refusals.ts';
import { entriesFrom, type FoundEntry } from '../entries/find-entry.ts';
import { leaveQueues } from './leave-queues.ts';
import { removeEntries } from './remove-entries.ts';
import { fillWaves } from '../waves/fill-waves.ts';
import { promoteWaiting } from '../waiting/waiting-list.ts';

/** Who deletes, and where: the part of an authority that deleting needs. */
interface Deletion {
  readonly competition: { readonly uuid: string };
  readonly actor: { readonly profile: string | null };
}

/**
 * Deletes an entry with all its results, and the person's entries in later stages. The judges' commands stay
 * in the log, so that with the audit all of them can be restored. The caller locks the competition, so that
 * the free place is given only once.
 *
 * @throws Refusal 409 if somebody else has just moved it
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
  await removeEntries(
    tx,
    competition,
    together.map((one) => one.id),
  );
  await fillWaves(tx, competition);
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
