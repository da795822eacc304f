import type { ProfilePatch } from '@topout/contract';
import { writeAudit } from '../competitions/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { forbidden } from '../errors.ts';
import { requireOwnPicture } from '../media/own-picture.ts';
import type { Access } from './access.ts';
import { type ChangedBoard, raiseBoardsOf } from './boards-of.ts';
import type { ProfileRow } from './profile.queries.ts';
import { checkYearOfBirth } from './year-of-birth.ts';

/** Staff put names right; the rest is the person's own. */
const forStaff: readonly string[] = ['first_name', 'last_name'];

/**
 * Changes what was sent.
 *
 * @returns the boards that show the person, all raised
 * @throws Refusal 403 when staff change more than names; 400 for an impossible year or a picture that is not the caller's
 */
export async function changeProfile(
  db: Database,
  {
    caller,
    access,
    before,
    patch,
  }: { caller: string; access: Access; before: ProfileRow; patch: ProfilePatch },
): Promise<ChangedBoard[]> {
  const { picture, picture_source: _always, ...plain } = patch;
  if (access.as === 'staff' && Object.keys(patch).some((field) => !forStaff.includes(field)))
    throw forbidden();
  if (plain.year_of_birth !== undefined)
    checkYearOfBirth(plain.year_of_birth, { alone: before.email !== null });
  const changes = { ...plain, ...(picture !== undefined && { picture_id: picture }) };
  if (Object.keys(changes).length === 0) return [];

  return db.transaction(async (tx) => {
    if (picture) await requireOwnPicture(tx, caller, picture);
    const boards = await raiseBoardsOf(tx, [before.id]);
    await tx.kysely.updateTable('profile').set(changes).where('id', '=', before.id).execute();
    if (picture !== undefined && before.picture_id !== null && before.picture_id !== picture)
      await tx.kysely.deleteFrom('media').where('id', '=', before.picture_id).execute();
    if (access.as === 'staff') await auditNames(tx, access, before, patch);
    return boards;
  });
}

async function auditNames(
  tx: Tx,
  { authority: { competition, actor } }: Extract<Access, { as: 'staff' }>,
  before: ProfileRow,
  { first_name = before.first_name, last_name = before.last_name }: ProfilePatch,
): Promise<void> {
  const entry = await tx.kysely
    .selectFrom('entry')
    .select('id')
    .where('competition_id', '=', competition.uuid)
    .where('profile_id', '=', before.id)
    .executeTakeFirstOrThrow();
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'entry.changed',
    entry: entry.id,
    details: {
      before: { first_name: before.first_name, last_name: before.last_name },
      after: { first_name, last_name },
    },
  });
}
