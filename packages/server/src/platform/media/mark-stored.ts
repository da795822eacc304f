import type { Queries } from '../db/database.ts';
import { conflict } from '../errors.ts';

const uploaded = () => conflict('upload.done', 'You have already uploaded this picture.');

const announced = { name: 'media.announced', text: 'select from media where id = $1 and stored_at is null' };

/**
 * Decoding occupies a core for a while: do not do it for an address that was already used, or whose owner is
 * gone. @throws Refusal 409
 */
export async function requireAwaited(db: Queries, media: string): Promise<void> {
  if ((await db.rows(announced, [media])).length === 0) throw uploaded();
}

/**
 * Records that a picture has arrived: from now on it can be attached and shown. @throws Refusal 409 the
 * second time
 */
export async function markStored({ kysely }: Queries, media: string): Promise<void> {
  const [first] = await kysely
    .updateTable('media')
    .set({ storedAt: new Date() })
    .where('id', '=', media)
    .where('storedAt', 'is', null)
    .returning('id')
    .execute();
  if (!first) throw uploaded();
}
