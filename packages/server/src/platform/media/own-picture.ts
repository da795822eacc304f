import type { Tx } from '../db/database.ts';
import { invalid } from '../errors.ts';

/** @throws Refusal 400 for a picture that the caller has not uploaded */
export async function requireOwnPicture(tx: Tx, caller: string, picture: string): Promise<void> {
  const found = await tx.kysely
    .selectFrom('media')
    .select('id')
    .where('id', '=', picture)
    .where('ownerId', '=', caller)
    .where('storedAt', 'is not', null)
    .executeTakeFirst();
  if (!found)
    throw invalid('You have not uploaded this picture.', {
      picture: ['Upload the picture before you attach it.'],
    });
}
