import type { Sharp } from 'sharp';
import { fewAtOnce } from '../batching/few-at-once.ts';
import { invalid, Refusal } from '../errors.ts';

let library: ReturnType<typeof load> | undefined;

/** With the first picture: it takes 24 MB, and most servers get none for days. */
const loaded = (): ReturnType<typeof load> => (library ??= load());

async function load() {
  const { default: sharp } = await import('sharp');
  // Only formats of cameras and screenshots: libvips would also read SVG, GIF, PDF and more.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  // Each picture takes about 100 ms of a core and 50 MB.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Sizes in pixels as shown (behaviour: people#pictures). The small one is stored at three times that, as
 * phones show it.
 */
const kept = [
  { size: 300, pixels: 300 },
  { size: 40, pixels: 120 },
] as const;

/** A whole picture is shown on streams of 2160 lines too. What is as busy as noise must still fit. */
const wholeTries = [
  { pixels: 960, quality: 90 },
  { pixels: 960, quality: 70 },
  { pixels: 480, quality: 70 },
  { pixels: 300, quality: 50 },
] as const;
/** Bytes: a hall sends it to its cloud in one call. */
const mostOfWhole = 220_000;

export interface Picture {
  readonly size: number;
  readonly jpeg: Buffer;
}

interface Drawing {
  /** With its own proportions, and sharp enough for a stream; otherwise it is cut to a square. */
  readonly whole: boolean;
}

/**
 * One takes a thread for up to a second, of the four on which boards are packed and passwords are checked. Each that waits
 * holds its file.
 */
const inTurn = fewAtOnce({ atOnce: 1, mostWaiting: 30 });

/**
 * Turns an upload into JPEGs. Keeps nothing of the file itself, so neither where the picture was taken
 * nor anything hidden in it.
 *
 * @throws Refusal 400 if it is not a picture, is broken, or exceeds 50 megapixels; 503 if too many already wait
 */
export async function decodePicture(bytes: Buffer, { whole }: Drawing): Promise<Picture[]> {
  const sharp = await loaded();
  return inTurn(async () => {
    const picture = sharp(bytes, { limitInputPixels: 50e6, failOn: 'error' }).autoOrient();
    return whole ? drawnWhole(picture) : drawnSquare(picture);
  }).catch((error: unknown) => {
    throw error instanceof Refusal ? error : invalid('We cannot read this file as a picture.');
  });
}

async function drawnSquare(picture: Sharp): Promise<Picture[]> {
  const drawn: Picture[] = [];
  for (const { size, pixels } of kept) {
    const jpeg = await picture
      .clone()
      .resize(pixels, pixels, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    drawn.push({ size, jpeg });
  }
  return drawn;
}

async function drawnWhole(picture: Sharp): Promise<Picture[]> {
  const draw = (pixels: number, quality: number) =>
    picture
      .clone()
      .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  let jpeg = Buffer.alloc(0);
  for (const { pixels, quality } of wholeTries) {
    jpeg = await draw(pixels, quality);
    if (jpeg.length <= mostOfWhole) break;
  }
  return [
    { size: 300, jpeg },
    { size: 40, jpeg: await draw(120, 82) },
  ];
}
