import decodeQR from 'qr/decode.js';
import type { Barcode, CodeReader } from './barcode.ts';
import { frameSize } from './frame-size.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray;
}

/** The QR code in a picture. Most pictures have none. */
export function codesIn(frame: Frame): Barcode[] {
  try {
    return [{ rawValue: decodeQR(frame) }];
  } catch {
    return [];
  }
}

/** Reads QR codes where the browser does not; without wasm and eval, which our pages forbid. */
export function ownReader(): CodeReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    detect: async (video) => {
      if (context === null) return [];
      const { width, height } = frameSize({ width: video.videoWidth, height: video.videoHeight });
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      context.drawImage(video, 0, 0, width, height);
      return codesIn(context.getImageData(0, 0, width, height));
    },
  };
}
