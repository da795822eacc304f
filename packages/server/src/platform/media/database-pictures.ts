import type { Database, Queries } from '../db/database.ts';
import type { Picture } from './decode-picture.ts';
import { markStored } from './mark-stored.ts';
import type { PictureStore } from './picture-store.ts';

const find = { name: 'picture.find', text: 'select jpeg from picture where media_id = $1 and size = $2' };

/** Pictures as rows: one backup has everything, and deleting a person deletes their pictures. */
export const databasePictures = (db: Database): PictureStore => ({
  save: (media, pictures) =>
    db.transaction(async (tx) => {
      await markStored(tx, media);
      await insert(tx, media, pictures);
    }),
  copy: insert,
  read: async (media, size) => {
    const [picture] = await db.rows<{ jpeg: Buffer }>(find, [media, size]);
    return picture?.jpeg ?? null;
  },
  clear: async () => {
    // The rows were deleted with their owner.
    await db.kysely.deleteFrom('deletedMedia').execute();
  },
});

async function insert({ kysely }: Queries, media: string, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) return;
  await kysely
    .insertInto('picture')
    .values(pictures.map((picture) => ({ mediaId: media, ...picture })))
    .execute();
}
