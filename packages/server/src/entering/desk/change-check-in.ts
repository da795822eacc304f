import { type CheckIn, checkedIn, type CheckInPatch, overwritesUnseen, type Seen } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { changedFields, type CheckInPart, lockCheckIn, partOf, writeCheckIn } from './check-in.queries.ts';

/** A change at the desk, as the history keeps it: only what changed. */
export interface CheckInRecord {
  readonly user: string;
  /** Missing once the person was deleted. */
  readonly before?: CheckInPart;
  readonly after?: CheckInPart;
}

/**
 * Records what a desk says of a person. Changes the named fields only, so that two desks never undo each
 * other's. (behaviour: check-in#several-desks)
 *
 * @returns uuid of the record in the history; null if everything was so already
 * @throws Refusal 404 for people who are not entered; 400 for a free entry with an amount, or a guardian
 *   without a name; 409 where another desk has recorded a payment or a waiver since this one looked
 */
export async function changeCheckIn(
  tx: Tx,
  authority: Authority,
  user: string,
  { seen = {}, ...patch }: CheckInPatch & { readonly seen?: Seen | undefined },
): Promise<string | null> {
  requireSense(patch);
  const found = await lockCheckIn(tx, authority.competition.uuid, user);
  if (!found || found.entry === null) throw notFound('competitor');
  const mark = { at: new Date().toISOString(), by: authority.actor.profile };
  const after = checkedIn(found.checkIn, patch, mark);
  if (overwritesUnseen(found.checkIn, after, seen))
    throw conflict(
      'recorded_already',
      'Another desk has just recorded this. Look at it before you change it.',
    );
  return storeCheckIn(tx, authority, { user, entry: found.entry, before: found.checkIn, after });
}

/** @throws Refusal 400 */
function requireSense({ paid, waiver }: CheckInPatch): void {
  if (paid?.how === 'FREE' && paid.amountMinor > 0)
    throw invalid('A free entry has no amount.', { paid: ['A free entry has no amount.'] });
  if (waiver?.signer === 'GUARDIAN' && waiver.name?.trim() === '')
    throw invalid('The guardian’s name is missing.', { waiver: ['Required'] });
}

interface Change {
  readonly user: string;
  readonly entry: string;
  readonly before: CheckIn;
  readonly after: CheckIn;
}

/** Writes a changed check-in and its record. The caller has locked it. */
export async function storeCheckIn(
  tx: Tx,
  authority: Authority,
  { user, entry, before, after }: Change,
): Promise<string | null> {
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  await writeCheckIn(tx, authority.competition.uuid, user, after);
  const details: CheckInRecord = { user, before: partOf(before, fields), after: partOf(after, fields) };
  return auditOf(tx, authority, 'check_in.changed', { ...details }, entry);
}
