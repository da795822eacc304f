import type { Queries } from '../db/database.ts';
import type { Picture } from './decode-picture.ts';

/** In pixels as shown. */
export const pictureSizes = [40, 300] as const;

/** Where redrawn pictures are stored. */
export interface PictureStore {
  /**
   * Stores the sizes of a picture, then records in the table that it has arrived. @throws Refusal 409 the
   * second time
   */
  save(media: string, pictures: readonly Picture[]): Promise<void>;
  /** Stores the sizes of a picture whose row says already that it has arrived, in the transaction that writes the row. */
  copy(tx: Queries, media: string, pictures: readonly Picture[]): Promise<void>;
  /** Null if there is none (any more). */
  read(media: string, size: number): Promise<Uint8Array | null>;
  /** Removes the remains of deleted pictures. */
  clear(): Promise<void>;
}
