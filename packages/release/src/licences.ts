import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestIn, type PackageHere, workspace } from './places.ts';

const standardTexts = join(workspace, 'packages/release/licences');

/** Licences under which we pass on what others wrote; a new one is a decision. */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
];

/** Where `package.json` does not say it in the terms of SPDX, and what the package's own licence file says. */
const said: Readonly<Record<string, string>> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };

/** A package and the terms it is passed on under. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** An expression of SPDX: `MIT`, `(MIT OR CC0-1.0)`. */
  readonly licence: string;
  /** Its licences and notices in its own words. */
  readonly texts: readonly string[];
}

const legal = /^(licen[cs]e|notice|copying|copyright)[^/]*$/i;

/** @throws Error if the package is not under a licence we accept, or does not say under which */
export function licensed({ name, version, from }: PackageHere): Licensed {
  const { license } = manifestIn(from);
  const licence = said[name] ?? (typeof license === 'string' ? license : '');
  const terms = licence.split(/\s+(?:AND|OR)\s+|[()]/).filter(Boolean);
  const other = terms.filter((term) => !accepted.includes(term));
  if (terms.length === 0 || other.length > 0)
    throw new Error(`${name}@${version} is under "${licence}", which is not among the licences we accept.`);
  const texts = textsIn(from, legal);
  if (texts.length > 0) return { name, version, licence, texts };
  return {
    name,
    version,
    licence,
    texts: [...textsIn(from, /^readme/i).map(aboutLicences), ...standard(terms)].filter(Boolean),
  };
}

const textsIn = (folder: string, named: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => named.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());

/** The chapter of a README about licences, which may name parts of others; empty without one. */
const aboutLicences = (readme: string): string =>
  /^#+ *licen[cs][^]*?(?=\n#|$(?![^]))/im.exec(readme)?.[0].trim() ?? '';

/** The words of a licence itself, for packages that only name theirs. */
const standard = (terms: readonly string[]): string[] =>
  terms.slice(0, 1).map((term) => readFileSync(join(standardTexts, `${term}.txt`), 'utf8').trim());
