/** What a picture stands on. */
export type Ground = 'white' | 'dark';

/** Of 255. Lighter than this vanishes on white, darker than that on a dark ground. */
const [light, dark] = [205, 50];
/** A picture that covers as much of its frame has a ground of its own. */
const covered = 0.95;
/** As much of what can be seen is enough to be missed. */
const missed = 0.2;

/**
 * The ground on which a picture can be seen: white, unless much of it is light and less of it is dark.
 *
 * @param pixels red, green, blue and how opaque, 0 to 255 each, as a canvas gives them
 * @example a white logo on a transparent ground: `dark`
 */
export function groundOf(pixels: ArrayLike<number>): Ground {
  const seen = { all: 0, light: 0, dark: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((offset) => pixels[at + offset]);
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    seen.all += alpha;
    if (luma > light) seen.light += alpha;
    if (luma < dark) seen.dark += alpha;
  }
  if (seen.all > covered * 255 * (pixels.length / 4)) return 'white';
  return seen.light > missed * seen.all && seen.light > seen.dark ? 'dark' : 'white';
}
