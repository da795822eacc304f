import { raiseBoard } from '../board/raise.ts';
import { writeAudit } from '../competitions/audit.ts';
import type { Tx } from '../db/database.ts';
import { recordOf } from '../corrections/entry-record.ts';
import type { FoundEntry } from './find-entry.ts';
import { leaveQueues } from './leave-queues.ts';
import { promoteWaiting } from './waiting-list.ts';

/** Who deletes, and where: as much of an authority as it takes. */
interface Deletion {
  readonly competition: { readonly uuid: string };
  readonly actor: { readonly profile: string | null };
}

/**
 * Deletes an entry with all it climbed. The commands of its judges stay in the log, and with them and the audit it can be
 * restored. The competition is locked by the caller, so that the place that gets free is given once.
 */
export async function deleteEntry(
  tx: Tx,
  { competition, actor }: Deletion,
  entry: FoundEntry,
): Promise<void> {
  const version = await raiseBoard(tx, competition.uuid, entry.category_id, { reset: true });
  const details = { ...(await recordOf(tx, competition.uuid, entry.id)) };
  await leaveQueues(tx, competition.uuid, entry, actor.profile);
  await tx.kysely
    .deleteFrom('entry')
    .where('competition_id', '=', competition.uuid)
    .where('id', '=', entry.id)
    .execute();
  await promoteWaiting(tx, competition.uuid, entry.category_id, version);
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'entry.deleted',
    entry: entry.id,
    details,
  });
}
