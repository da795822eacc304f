import type { Queries } from '../db/database.ts';
import { conflict } from '../errors.ts';

/** Says that a picture is there: from now on it can be attached and shown. @throws Refusal 409 the second time */
export async function markStored({ kysely }: Queries, media: string): Promise<void> {
  const [first] = await kysely
    .updateTable('media')
    .set({ stored_at: new Date() })
    .where('id', '=', media)
    .where('stored_at', 'is', null)
    .returning('id')
    .execute();
  if (!first) throw conflict('upload.done', 'This picture was uploaded before.');
}
