import sharp from 'sharp';
import { invalid } from '../errors.ts';

// Only formats of cameras and screenshots: libvips would also read SVG, GIF, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Each picture takes about 100 ms of a core and 50 MB.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Sizes in pixels as shown (behaviour: people#pictures). The small one is stored at three times that, as
 * phones show it.
 */
const kept = [
  { size: 300, pixels: 300 },
  { size: 40, pixels: 120 },
] as const;

export interface Picture {
  readonly size: number;
  readonly jpeg: Buffer;
}

/**
 * Turns an upload into square JPEGs. Keeps nothing of the file itself, so neither where the picture was taken
 * nor anything hidden in it.
 *
 * @throws Refusal 400 if it is not a picture, is broken, or exceeds 50 megapixels
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
    throw invalid('We cannot read this file as a picture.');
  }
}
