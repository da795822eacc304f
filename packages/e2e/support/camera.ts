import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, BrowserType, LaunchOptions, Page } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';

/** Launch arguments of a browser whose camera sees a code, held a little askew. */
async function cameraOf(text: string): Promise<string[]> {
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

interface Playing {
  readonly playwright: { readonly chromium: BrowserType };
  readonly launchOptions: LaunchOptions;
  readonly contextOptions: BrowserContextOptions;
  readonly baseURL: string | undefined;
}

/** A page on a phone that reads no codes itself, and whose camera sees one. Its browser is the caller's to close. */
export async function phoneThatSees(code: string, playing: Playing): Promise<Page> {
  const { playwright, launchOptions, contextOptions, baseURL } = playing;
  const args = [...(launchOptions.args ?? []), ...(await cameraOf(code))];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await (
    await browser.newContext({ ...contextOptions, ...phone, ...(baseURL !== undefined && { baseURL }) })
  ).newPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  return page;
}
