import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** What only those who change or compile a package need. Licences stay, whatever they are called. */
const unneeded = /\.(map|d\.[cm]?ts|ts|md|markdown|flow|tsbuildinfo)$/i;
const legal = /^(licen[cs]e|notice|copying|copyright)/i;
const unneededFolders = [
  'test',
  'tests',
  '__tests__',
  'docs',
  'doc',
  'example',
  'examples',
  'bench',
  'benchmark',
  'benchmarks',
];

/** Packages of which we use a small part: what we use of them. */
const parts: Readonly<Record<string, RegExp>> = {
  'dejavu-fonts-ttf': /^(package\.json|LICENSE|ttf(\/DejaVuSans(-Bold)?\.ttf)?)$/,
};

/** Would have npm run a script, or fetch what a release has under another name or not at all. */
const dropped = [
  'scripts',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'gypfile',
];

function isNeeded(name: string, path: string): boolean {
  const part = parts[name];
  if (part) return part.test(path);
  const [first = ''] = path.split('/');
  if (first === 'node_modules' || unneededFolders.includes(path)) return false;
  return legal.test(basename(path)) || !unneeded.test(path);
}

/** Copies an installed package without what does not run, and with a `package.json` that asks npm for nothing. */
export function copyPackage(name: string, from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (source) => {
      const path = relative(from, source).split(sep).join('/');
      return path === '' || isNeeded(name, path);
    },
  });
  const file = join(to, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const field of dropped) delete manifest[field];
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
