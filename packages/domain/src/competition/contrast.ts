/** Dark header text. */
export const darkText = '#111827';

export interface Contrast {
  readonly text: 'white' | 'dark';
  readonly level: 'AAA' | 'AA' | 'LOW';
  /** WCAG contrast, 1 to 21. */
  readonly ratio: number;
}

/**
 * The text colour for a header background: whichever of white and dark stands out more.
 *
 * @param hex `#rgb` or `#rrggbb`
 * @throws Error('Invalid color') on anything else, also on an empty value (spec 1 §5)
 * @source spec 1 §2: contrast bands 4.5 (AA) and 7 (AAA)
 */
export function contrastText(hex: string): Contrast {
  const background = luminance(hex);
  const white = ratioOf(1, background);
  const dark = ratioOf(background, luminance(darkText));
  const text = white >= dark ? 'white' : 'dark';
  const ratio = Math.max(white, dark);
  return { text, ratio, level: ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'LOW' };
}

const ratioOf = (lighter: number, darker: number) => (lighter + 0.05) / (darker + 0.05);

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? hex.slice(1) : null;
  if (digits === null) throw new Error('Invalid color');
  const pairs = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).match(/../g) ?? [];
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
