/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @throws Error for anything but `#rrggbb`. */
export function hexToRgb(hex: string): Rgb {
  const digits = /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`Not a colour: "${hex}"`);
  const channel = (index: number) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2)];
}

/** @param hue in degrees. @param saturation and @param lightness from 0 to 1. */
export function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - swing * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** From 1 (the same) to 21 (black on white). @source WCAG 2.2, relative luminance and contrast ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
