import type { Authority } from '../authority/authority.ts';
import { forgetMerge } from '../corrections/remember-merge.ts';
import type { Restored } from '../corrections/restored.ts';
import type { Tx } from '../db/database.ts';
import { lockCompetition } from '../entries/enter/enter.ts';
import { entriesOf } from '../entries/find-entry.ts';
import { conflict } from '../errors.ts';
import { handOver } from './hand-over.ts';

/** What the history says about an entry that was taken over. */
export interface TakeOverRecord {
  /** Who was listed. */
  readonly user: string;
  /** Who came. */
  readonly targetUser: string;
}

interface Undo {
  /** Uuid of the record in the history. */
  readonly record: string;
  /** Uuid of the entry with which they began. */
  readonly entry: string;
  readonly details: TakeOverRecord;
}

/**
 * Whoever came was somebody else: the entry is the listed person's again, with whatever was climbed since. Their address is
 * disputed from now on, or the next sign-in would take the entry over again.
 *
 * @throws Refusal 409 when it was undone already, when the entry was merged since or is gone
 */
export async function undoTakeOver(
  tx: Tx,
  { competition: { uuid: competition }, actor }: Authority,
  { record, entry, details: { user, targetUser } }: Undo,
): Promise<Restored> {
  await lockCompetition(tx, competition);
  await forgetMerge(tx, competition, { to: targetUser, record });
  const theirs = await entriesOf(tx, competition, targetUser);
  if (!theirs.some(({ id }) => id === entry))
    throw conflict('entry.gone', 'Their entry is gone. Bring it back first.');
  const changed = await handOver(tx, competition, {
    from: targetUser,
    to: user,
    agreed: false,
    actor: actor.profile,
  });
  await tx.kysely
    .updateTable('registration')
    .set({ listedEmailDisputedAt: new Date() })
    .where('competitionId', '=', competition)
    .where('profileId', '=', user)
    .execute();
  return { entry, ...changed };
}
