import { coverLayers, headWall, topOfWall, wallImage } from './cover.ts';

const [one, other] = ['0197a3c0-0000-7000-8000-000000000001', '0197a3c0-0000-7000-8000-000000000002'];

it('draws the same wall for the same competition, and another for another', () => {
  expect(coverLayers(one, 360, 92, 95)).toEqual(coverLayers(one, 360, 92, 95));
  expect(coverLayers(one, 360, 92, 95)).not.toEqual(coverLayers(other, 360, 92, 95));
});

it('reaches beyond all edges with at most eight paths', () => {
  const layers = coverLayers(one, 360, 92, 95);
  expect(layers.length).toBeLessThanOrEqual(8);
  const numbers = layers.flatMap(({ path }) => [...path.matchAll(/(-?\d+) (-?\d+)/g)]);
  const [xs, ys] = [numbers.map(([, x]) => Number(x)), numbers.map(([, , y]) => Number(y))];
  expect(Math.min(...xs)).toBeLessThanOrEqual(0);
  expect(Math.max(...xs)).toBeGreaterThanOrEqual(360);
  expect(Math.min(...ys)).toBeLessThanOrEqual(0);
  expect(Math.max(...ys)).toBeGreaterThanOrEqual(92);
});

it.each([
  ['both', true, true],
  ['light', true, false],
  ['dark', false, true],
] as const)('draws %s facets as a picture', (facets, white, black) => {
  const image = wallImage(coverLayers(one, 360, 92, 95), { width: 360, height: 92, facets });
  expect(image).toMatch(/^url\("data:image\/svg\+xml,[^"'()<>]+"\)$/);
  const svg = decodeURIComponent(image);
  expect([svg.includes('"#fff"'), svg.includes('"#000"')]).toEqual([white, black]);
});

it('leaves out of the top of a wall what does not reach into it, and nothing else', () => {
  const { width, height, cell } = headWall;
  const whole = coverLayers(one, width, height, cell).map(({ path }) => path);
  const top = topOfWall(coverLayers(one, width, height, cell), 92).map(({ path }) => path);
  const facets = (paths: readonly string[]) => paths.flatMap((path) => path.match(/M[^z]+z/g) ?? []);
  const highest = (facet: string) => Math.min(...[...facet.matchAll(/ (-?\d+)/g)].map(([, y]) => Number(y)));
  expect(facets(top)).toEqual(facets(whole).filter((facet) => highest(facet) < 92));
  expect(facets(top).length).toBeLessThan(facets(whole).length / 2);
});
