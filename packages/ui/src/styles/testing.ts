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

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** What `color-mix(in oklab, …)` makes of two colours. @param share of the first one, from 0 to 1 */
export function mixed(one: Rgb, share: number, other: Rgb): Rgb {
  const [a, b] = [toOklab(one), toOklab(other)];
  const between = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return fromOklab([between(0), between(1), between(2)]);
}

type Oklab = readonly [lightness: number, a: number, b: number];

/** @source https://bottosson.github.io/posts/oklab/ */
function toOklab([red, green, blue]: Rgb): Oklab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const gamma = (channel: number) => {
    const share = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.min(255, Math.max(0, share * 255));
  };
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
