import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { databasePictures } from './database-pictures.ts';
import { objectPictures } from './object-pictures.ts';
import type { PictureStore } from './picture-store.ts';

/** In the database, or in an object store if one is set (`TOPOUT_S3_URL`). */
export const pictureStore = (db: Database, { bucket }: Pick<Config, 'bucket'>): PictureStore =>
  bucket === null ? databasePictures(db) : objectPictures(db, bucket);
