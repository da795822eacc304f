/* The wall of a competition: facets over its colour, drawn from its id, the same on every device and in link previews. */

/** All facets of one shade, as one drawing. */
export interface CoverLayer {
  /** SVG path data, in pixels. */
  readonly path: string;
  /** White, or else black, over the colour. */
  readonly light: boolean;
  /** From 0.02 to 0.08. */
  readonly opacity: number;
}

const opacities = [0.02, 0.04, 0.06, 0.08] as const;

/**
 * Triangles on a shaken grid that cover a rectangle.
 *
 * @param seed the competition's uuid: the same seed draws the same wall
 * @param width,height of the rectangle, pixels
 * @param cell edge of the grid, pixels: 95 on phones, 210 in the hall
 */
export function coverLayers(
  seed: string,
  width: number,
  height: number,
  cell: number,
): readonly CoverLayer[] {
  const random = randomOf(seed);
  const [columns, rows] = [Math.ceil(width / cell) + 2, Math.ceil(height / cell) + 2];
  const shaken = (at: number) => Math.round((at - 0.5) * cell + (random() - 0.5) * cell * 0.7);
  const corners = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => `${shaken(x)} ${shaken(y)}`),
  );
  const paths = new Map<string, string[]>();
  const draw = (...points: (string | undefined)[]) => {
    const shade = `${random() < 0.6}/${Math.floor(random() * opacities.length)}`;
    paths.set(shade, [...(paths.get(shade) ?? []), `M${points.join('L')}z`]);
  };
  for (const [y, below] of corners.slice(1).entries()) {
    for (const [x, d] of below.slice(1).entries()) {
      const [a, b, c] = [corners[y]?.[x], corners[y]?.[x + 1], below[x]];
      if (random() < 0.5) {
        draw(a, b, c);
        draw(b, d, c);
      } else {
        draw(a, b, d);
        draw(a, d, c);
      }
    }
  }
  return [...paths].map(([shade, path]) => {
    const [light, opacity] = shade.split('/');
    return { path: path.join(''), light: light === 'true', opacity: opacities[Number(opacity)] ?? 0.02 };
  });
}

/** A layer as it is drawn. */
export interface Facets {
  readonly path: string;
  readonly fill: '#fff' | '#000';
  readonly opacity: number;
}

/** Each shade once. @param facets what the text on them can bear, see `headerLook` */
export function facetsOf(layers: readonly CoverLayer[], facets: WallPicture['facets']): readonly Facets[] {
  const shades = new Map<string, Facets>();
  for (const { path, light, opacity } of layers) {
    const fill = (facets === 'both' ? light : facets === 'light') ? '#fff' : '#000';
    const key = `${fill}/${opacity}`;
    shades.set(key, { path: (shades.get(key)?.path ?? '') + path, fill, opacity });
  }
  return [...shades.values()];
}

export interface WallPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What the text on it can bear, see `headerLook`. */
  readonly facets: 'both' | 'light' | 'dark';
}

/** The facets as a picture for CSS: `url("data:image/svg+xml,…")`. */
export const wallImage = (layers: readonly CoverLayer[], wall: WallPicture): string =>
  `url("${wallAddress(layers, wall)}")`;

/** The facets as a picture: `data:image/svg+xml,…`. */
export function wallAddress(layers: readonly CoverLayer[], { width, height, facets }: WallPicture): string {
  const paths = facetsOf(layers, facets).map(
    ({ path, fill, opacity }) => `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Behind the head of a page, pixels: as wide as a laptop, and as high as the tallest head. Beyond, it repeats. */
export const headWall = { width: 1920, height: 400, cell: 95 } as const;

/** Of a wall only the facets that reach into its top, `height` pixels high. */
export function topOfWall(layers: readonly CoverLayer[], height: number): readonly CoverLayer[] {
  const reaches = (facet: string) => [...facet.matchAll(/ (-?\d+)/g)].some(([, y]) => Number(y) < height);
  return layers
    .map((layer) => ({ ...layer, path: (layer.path.match(/M[^z]+z/g) ?? []).filter(reaches).join('') }))
    .filter(({ path }) => path !== '');
}

/** Numbers from 0 to 1 that follow from a text alone (FNV-1a, then mulberry32). */
function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
