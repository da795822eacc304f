import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/* The size of the code base: `node webpack/src/figures.ts`. Decisions quote it before and after. */

/** The most source files a folder should have. */
const mostFiles = 25;

const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|testing(-\w+)?\.ts$|^packages\/(bench|e2e|testing)\//.test(file);

const product = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter(isProduct)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const lines = product.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** The files of each name, without repetition. */
function filesBy<T extends { readonly file: string }>(of: readonly T[], key: (one: T) => string) {
  const groups = new Map<string, Set<string>>();
  for (const one of of) groups.set(key(one), (groups.get(key(one)) ?? new Set()).add(one.file));
  return [...groups];
}

const folders = filesBy(product, ({ file }) => dirname(file));
const full = folders.filter(([, files]) => files.size > mostFiles);

const declared = product.flatMap(({ file, text }) =>
  [...text.matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
);
const namesakes = filesBy(declared, ({ name }) => name).filter(([, files]) => files.size > 1);

/** The files that the tour names on a tap's way from the button to the board. */
const tour = readFileSync('packages/docs/tour.md', 'utf8');
const tap = tour.slice(tour.indexOf('## One tap'), tour.indexOf('## One entry'));
const passed = new Set([...tap.matchAll(/\]\(([^)]+\.tsx?)\)/g)].map(([, file]) => file));

const print = (what: string, value: string | number) => process.stdout.write(`${what.padEnd(44)} ${value}\n`);
print('product TypeScript, lines', lines);
print('product TypeScript, files', product.length);
print('files that a tap passes', passed.size);
print(`folders with more than ${mostFiles} files`, full.length);
for (const [folder, files] of full.toSorted((a, b) => b[1].size - a[1].size))
  print(`  ${folder}`, files.size);
print('names of two exported types', namesakes.length);
for (const [name, files] of namesakes) print(`  ${name}`, [...files].join(', '));
