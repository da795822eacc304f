import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQR from 'qr';
import sharp from 'sharp';

/** Launch arguments of a browser whose camera sees a code, held a little askew. */
export async function cameraOf(text: string): Promise<string[]> {
  const code = await sharp(Buffer.from(encodeQR(text, 'svg')))
    .resize(300, 300, { kernel: 'nearest' })
    .rotate(8, { background: '#e8e6e0' })
    .toBuffer();
  const background = { width: 640, height: 480, channels: 3 as const, background: '#e8e6e0' };
  const frame = await sharp({ create: background })
    .composite([{ input: code }])
    .jpeg()
    .toBuffer();
  const film = join(mkdtempSync(join(tmpdir(), 'topout-camera-')), 'film.mjpeg');
  await writeFile(film, Buffer.concat([frame, frame, frame]));
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
}
