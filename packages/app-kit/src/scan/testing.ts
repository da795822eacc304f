import encodeQR from 'qr';

/** A code as a camera sees it: pixels, light around. */
export function pictureOf(text: string) {
  const rows = encodeQR(text, 'raw', { border: 4, scale: 4 });
  const data = new Uint8ClampedArray(
    rows.flatMap((row) => row.flatMap((isDark) => (isDark ? [30, 30, 30, 255] : [225, 225, 225, 255]))),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}
