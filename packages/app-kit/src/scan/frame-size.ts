interface Size {
  readonly width: number;
  readonly height: number;
}

/** More pixels make no code easier to read, and keep an old phone busy. */
const longestSide = 640;

/** The size at which a camera's picture is searched for codes. @example 1920 × 1080 → 640 × 360 */
export function frameSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
