import { isDeepStrictEqual } from 'node:util';
import { canManageSetup, type CheckInField, checkInFields } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { type CheckInRecord, storeCheckIn } from './change-check-in.ts';
import { lockCheckIn } from './check-in.queries.ts';

/**
 * Undoes a change made at the desk: only what it changed. This is itself a change.
 *
 * @returns uuid of the person's first entry
 * @throws Refusal 403 for all but organisers; 404 if the person or the record's content is gone; 409 if any
 * of it was changed again
 */
export async function undoCheckIn(
  tx: Tx,
  authority: Authority,
  { user, before, after }: CheckInRecord,
): Promise<string> {
  if (!canManageSetup(authority.actor)) throw forbidden();
  if (!before || !after) throw notFound('change that can be undone');
  const found = await lockCheckIn(tx, authority.competition.uuid, user);
  if (!found || found.entry === null) throw notFound('competitor');
  const { entry, checkIn } = found;
  const changed = checkInFields.filter((field: CheckInField) => field in after);
  if (changed.some((field) => !isDeepStrictEqual(checkIn[field], after[field])))
    throw conflict('record.changed_since', 'Somebody has changed it again since.');
  await storeCheckIn(tx, authority, { user, entry, before: checkIn, after: { ...checkIn, ...before } });
  return entry;
}
