/** Upper limits of each colour name's hues, in degrees. */
const hues: readonly (readonly [below: number, name: string])[] = [
  [15, 'Red'],
  [42, 'Orange'],
  [70, 'Yellow'],
  [165, 'Green'],
  [195, 'Turquoise'],
  [255, 'Blue'],
  [290, 'Purple'],
  [345, 'Pink'],
  [361, 'Red'],
];

/**
 * The name of a hold's colour, for people who cannot tell it from the dot; empty if it has none.
 * @param colour `#rgb`, `#rrggbb` or a CSS name
 * @example colourWord('#d23c34') // 'Red'
 */
export function colourWord(colour: string): string {
  const rgb = rgbOf(colour);
  if (!rgb) return /^[a-z]+$/i.test(colour) ? colour[0]?.toUpperCase() + colour.slice(1).toLowerCase() : '';
  const [max, min] = [Math.max(...rgb), Math.min(...rgb)];
  const [spread, light] = [max - min, (max + min) / 2];
  if (light < 0.12 || (spread < 0.12 && light < 0.25)) return 'Black';
  if (spread < 0.12) return light > 0.88 ? 'White' : 'Grey';
  const hue = hueOf(rgb, max, spread);
  if (hue >= 15 && hue < 45 && light < 0.4) return 'Brown';
  return hues.find(([below]) => hue < below)?.[1] ?? '';
}

type Rgb = readonly [number, number, number];

/** Red, green and blue, from 0 to 1 each; null if the colour is not written in digits. */
export function rgbOf(colour: string): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return null;
  const size = digits.length / 3;
  const part = (at: number) =>
    Number.parseInt(digits.slice(at * size, (at + 1) * size).repeat(3 - size), 16) / 255;
  return [part(0), part(1), part(2)];
}

function hueOf([r, g, b]: Rgb, max: number, spread: number): number {
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sector * 60;
}
