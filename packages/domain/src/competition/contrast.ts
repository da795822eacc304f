/** Dark header text. */
export const darkText = '#111827';

export interface Contrast {
  readonly text: 'white' | 'dark';
  readonly level: 'AAA' | 'AA' | 'LOW';
  /** WCAG contrast, 1 to 21. */
  readonly ratio: number;
}

/**
 * The text colour for a header background: white or dark, whichever contrasts more.
 *
 * @param hex `#rgb` or `#rrggbb`
 * @throws Error('Invalid color') on anything else, including an empty value (behaviour:
 * pages#header-and-menu)
 * @source behaviour: pages#header-and-menu, contrast bands 4.5 (AA) and 7 (AAA)
 */
export function contrastText(hex: string): Contrast {
  const background = luminance(hex);
  const white = ratioOf(1, background);
  const dark = ratioOf(background, luminance(darkText));
  const text = white >= dark ? 'white' : 'dark';
  const ratio = Math.max(white, dark);
  return { text, ratio, level: ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'LOW' };
}

/** WCAG contrast of two relative luminances. */
export const ratioOf = (lighter: number, darker: number) => (lighter + 0.05) / (darker + 0.05);

/** Of a colour in digits. */
function luminance(hex: string): number {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? hex.slice(1) : null;
  if (digits === null) throw new Error('Invalid color');
  const pairs = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).match(/../g) ?? [];
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return luminanceOf([red, green, blue]);
}

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). @param rgb from 0 to 1 each */
export function luminanceOf([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
