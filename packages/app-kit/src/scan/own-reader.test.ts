import encodeQR from 'qr';
import { codesIn } from './own-reader.ts';

/** A code as a camera sees it: pixels, light around. */
function pictureOf(text: string, pixelsPerModule = 4) {
  const rows = encodeQR(text, 'raw', { border: 4, scale: pixelsPerModule });
  const data = new Uint8ClampedArray(
    rows.flatMap((row) => row.flatMap((isDark) => (isDark ? [30, 30, 30, 255] : [225, 225, 225, 255]))),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

it('reads a code', () => {
  const address = 'https://topout.example/c/ticket#ABCD-EFGHJ';
  expect(codesIn(pictureOf(address))).toEqual([{ rawValue: address }]);
});

it('finds none in a picture without one', () => {
  expect(codesIn({ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(200) })).toEqual([]);
});
