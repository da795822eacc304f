import type { Picture } from './decode-picture.ts';

/** Where pictures lie once they are made anew. */
export interface PictureStore {
  /** Keeps the sizes of a picture, then says in the table that it is there. @throws Refusal 409 the second time */
  save(media: string, pictures: readonly Picture[]): Promise<void>;
  /** Null when there is none (any more). */
  read(media: string, size: number): Promise<Uint8Array | null>;
  /** Takes away what pictures that were deleted have left behind. */
  clear(): Promise<void>;
}

/** A bucket that speaks S3, and the key to it. */
export interface Bucket {
  /** With the bucket's name, without trailing slash: `https://s3.example.org/pictures`. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
