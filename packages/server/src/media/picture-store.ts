import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { databasePictures } from './database-pictures.ts';
import type { Picture } from './decode-picture.ts';
import { objectPictures } from './object-pictures.ts';

/** Where pictures lie once they are made anew. */
export interface PictureStore {
  /** Keeps the sizes of a picture, then says in the table that it is there. @throws Refusal 409 the second time */
  save(media: string, pictures: readonly Picture[]): Promise<void>;
  /** Null when there is none (any more). */
  read(media: string, size: number): Promise<Uint8Array | null>;
  /** Takes away what pictures that were deleted have left behind. */
  clear(): Promise<void>;
}

/** In the database, or in an object store where one is set (`TOPOUT_S3_URL`). */
export const pictureStore = (db: Database, { s3 }: Pick<Config, 's3'>): PictureStore =>
  s3 === null ? databasePictures(db) : objectPictures(db, s3);
