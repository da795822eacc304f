import type { ProfilePatch } from '@topout/contract';
import type { Database } from '../../platform/db/database.ts';
import { requireOwnPicture } from '../../platform/media/own-picture.ts';
import { type ChangedBoard, raiseBoardsOf } from '../../competition/boards/boards-of.ts';
import type { ProfileRow } from './profile.queries.ts';
import { checkYearOfBirth } from './year-of-birth.ts';

/**
 * Changes only the fields sent.
 *
 * @returns the boards that show the person, all raised
 * @throws Refusal 400 for an impossible year or a picture that is not the caller's
 */
export async function changeProfile(
  db: Database,
  { caller, before, patch }: { caller: string; before: ProfileRow; patch: ProfilePatch },
): Promise<ChangedBoard[]> {
  const { picture, pictureSource: _always, ...plain } = patch;
  if (plain.yearOfBirth !== undefined) checkYearOfBirth(plain.yearOfBirth, { alone: before.email !== null });
  const changes = { ...plain, ...(picture !== undefined && { pictureId: picture }) };
  if (Object.keys(changes).length === 0) return [];

  return db.transaction(async (tx) => {
    if (picture) await requireOwnPicture(tx, caller, picture);
    const boards = await raiseBoardsOf(tx, [before.id]);
    await tx.kysely.updateTable('profile').set(changes).where('id', '=', before.id).execute();
    if (picture !== undefined && before.pictureId !== null && before.pictureId !== picture)
      await tx.kysely.deleteFrom('media').where('id', '=', before.pictureId).execute();
    return boards;
  });
}
