import sharp from 'sharp';
import { invalid } from '../errors.ts';

// Only what a camera or a screenshot makes: libvips would also read SVG, GIF, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Each picture takes about 100 ms of a core and 50 MB.
sharp.concurrency(1);
sharp.cache(false);

/** Sizes in pixels as shown (spec 1 §9). The small one is kept at three times that, as phones show it. */
const kept = [
  { size: 300, pixels: 300 },
  { size: 40, pixels: 120 },
] as const;

export interface Picture {
  readonly size: number;
  readonly jpeg: Buffer;
}

/**
 * Makes square JPEGs of what was uploaded. Nothing of the file itself is kept, so neither is the place where it
 * was taken nor anything hidden in it.
 *
 * @throws Refusal 400 when it is no picture, broken, or larger than 50 megapixels
 */
export async function decodePicture(bytes: Buffer): Promise<Picture[]> {
  const picture = sharp(bytes, { limitInputPixels: 50e6, failOn: 'error' }).autoOrient();
  try {
    return await Promise.all(
      kept.map(async ({ size, pixels }) => ({
        size,
        jpeg: await picture
          .clone()
          .resize(pixels, pixels, { fit: 'cover' })
          .flatten({ background: '#fff' })
          .jpeg({ quality: 82, mozjpeg: true })
          .toBuffer(),
      })),
    );
  } catch {
    throw invalid('This file is not a picture that can be read.');
  }
}
