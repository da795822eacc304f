import { codeReader } from './code-reader.ts';
import { pictureOf } from './testing.ts';

const video = document.createElement('video');

/** What the browser says about itself, and what becomes of a frame. */
function browserWith(formats: () => Promise<string[]>, detect: () => Promise<{ rawValue: string }[]>) {
  const BarcodeDetector = class {
    static getSupportedFormats = formats;
    detect = detect;
  };
  Object.assign(globalThis, { BarcodeDetector });
  Object.assign(navigator, { mediaDevices: {} });
  // What our own reader finds in every frame.
  const context = { drawImage: () => undefined, getImageData: () => pictureOf('ours') };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  return codeReader()?.();
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const reads = async () => [{ rawValue: 'browser’s' }];
const fails = () => Promise.reject(new Error('Barcode detection service unavailable.'));

it.each([
  ['knows QR codes', async () => ['code_128', 'qr_code'], reads, 'browser’s'],
  ['knows no codes at all', async () => [], reads, 'ours'],
  ['cannot say what it knows', fails, reads, 'ours'],
  ['fails at a frame', async () => ['qr_code'], fails, 'ours'],
])('reads where the browser’s reader %s', async (_case, formats, detect, read) => {
  const reader = await browserWith(formats, detect);
  expect(await reader?.detect(video)).toEqual([{ rawValue: read }]);
});

it('asks a reader that has failed no more', async () => {
  const detect = jest.fn(fails);
  const reader = await browserWith(async () => ['qr_code'], detect);
  await reader?.detect(video);
  await reader?.detect(video);
  expect(detect).toHaveBeenCalledTimes(1);
});
