import { AwsClient } from 'aws4fetch';
import type { Database } from '../db/database.ts';
import { markStored, requireAwaited } from './mark-stored.ts';
import type { Bucket } from '../config.ts';
import type { Picture } from './decode-picture.ts';
import { type PictureStore, pictureSizes } from './picture-store.ts';

const clearedAtOnce = 100;
/** An object store that does not answer must not hold up an upload for ever. */
const limitMs = 15_000;

const stored = { name: 'media.stored', text: 'select from media where id = $1 and stored_at is not null' };

/**
 * Pictures as objects in a private bucket: this server fetches them, so a picture deleted here is shown
 * nowhere. Every request is signed (AWS Signature Version 4).
 */
export function objectPictures(db: Database, { bucketUrl, ...credentials }: Bucket): PictureStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const address = (media: string, size: number) => `${bucketUrl}/${media}-${size}.jpg`;
  const ask = (url: string, init: RequestInit) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(limitMs) });

  const put = async (media: string, pictures: readonly Picture[]) => {
    for (const { size, jpeg } of pictures) {
      const headers = { 'content-type': 'image/jpeg' };
      const answer = await ask(address(media, size), {
        method: 'PUT',
        headers,
        body: new Uint8Array(jpeg),
      });
      if (!answer.ok) throw new Error(`The object store answered ${answer.status} to a picture`);
    }
  };

  return {
    save: async (media, pictures) => {
      await requireAwaited(db, media);
      await put(media, pictures);
      await markStored(db, media);
    },
    copy: (_tx, media, pictures) => put(media, pictures),
    read: async (media, size) => {
      if ((await db.rows(stored, [media])).length === 0) return null;
      const answer = await ask(address(media, size), { method: 'GET' });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The object store answered ${answer.status} to a read`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    clear: async () => {
      const gone = await db.kysely.selectFrom('deletedMedia').select('id').limit(clearedAtOnce).execute();
      for (const { id } of gone) {
        for (const size of pictureSizes) {
          const answer = await ask(address(id, size), { method: 'DELETE' });
          if (!answer.ok && answer.status !== 404)
            throw new Error(`The object store answered ${answer.status} to a removal`);
        }
        await db.kysely.deleteFrom('deletedMedia').where('id', '=', id).execute();
      }
    },
  };
}
