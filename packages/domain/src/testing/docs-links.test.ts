import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = ['README.md', ...globSync('packages/docs/**/*.md', { cwd: root })];

it.each(pages)('%s leads to files that are there', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
  const lost = links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(root, dirname(page), link)));
  expect(lost).toEqual([]);
});

/** A heading's anchor in links: `By number` → `by-number`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** Every match of `pattern` in the sources, by its first group. */
const cited = (pattern: RegExp): string[] =>
  globSync('{shell,remote-*,packages/*,webpack}/src/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).flatMap((file) => [...read(file).matchAll(pattern)].map(([, place = '']) => place));

it('cites only what the pages on behaviour have', () => {
  const headings = globSync('packages/docs/behaviour/*.md', { cwd: root }).flatMap((page) => {
    const name = page.replace(/^.*\/|\.md$/g, '');
    return [...read(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => `${name}#${anchorOf(heading)}`);
  });
  const places = cited(/behaviour: ([\w-]+#[\w-]+)/g);
  expect(places.length).toBeGreaterThan(200);
  expect([...new Set(places)].filter((place) => !headings.includes(place))).toEqual([]);
});

/** `2 to 4 and 6` → 2, 3, 4, 6 */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
  );

it('cites only sections that the scoring rules have', () => {
  const sections = numbersIn([...read('packages/docs/scoring.md').matchAll(/^## \d+/gm)].join());
  const numbers = cited(/scoring rules, sections? (\d[\d, toand]*)/g).flatMap(numbersIn);
  expect(numbers.length).toBeGreaterThan(40);
  expect([...new Set(numbers)].filter((number) => !sections.includes(number))).toEqual([]);
});
