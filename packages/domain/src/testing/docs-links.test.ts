import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const pages = ['README.md', ...globSync('packages/docs/**/*.md', { cwd: root })];

it.each(pages)('%s leads to files that are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
  const lost = links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(root, dirname(page), link)));
  expect(lost).toEqual([]);
});
