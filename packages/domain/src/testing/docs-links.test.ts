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

it('cites only what the pages on behaviour have', () => {
  const headings = globSync('packages/docs/behaviour/*.md', { cwd: root }).flatMap((page) => {
    const name = page.replace(/^.*\/|\.md$/g, '');
    return [...read(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => `${name}#${anchorOf(heading)}`);
  });
  const sources = globSync('{shell,remote-*,packages/*,webpack}/src/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const cited = sources.flatMap((file) =>
    [...read(file).matchAll(/behaviour: ([\w-]+#[\w-]+)/g)].map(([, place = '']) => place),
  );
  expect(cited.length).toBeGreaterThan(200);
  expect([...new Set(cited)].filter((place) => !headings.includes(place))).toEqual([]);
});
