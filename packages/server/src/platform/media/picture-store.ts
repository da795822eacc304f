import type { Picture } from './decode-picture.ts';

/** Where redrawn pictures are stored. */
export interface PictureStore {
  /**
   * Stores the sizes of a picture, then records in the table that it has arrived. @throws Refusal 409 the
   * second time
   */
  save(media: string, pictures: readonly Picture[]): Promise<void>;
  /** Null if there is none (any more). */
  read(media: string, size: number): Promise<Uint8Array | null>;
  /** Removes the remains of deleted pictures. */
  clear(): Promise<void>;
}
