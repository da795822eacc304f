import { manifestIn, type PackageHere } from './places.ts';
import { licensed } from './licences.ts';

const line = '-'.repeat(80);

/** One text for all that a release passes on: each package with its licence, and each licence text once. */
export function notices(packages: readonly PackageHere[]): string {
  const chapters = new Map<string, string[]>();
  for (const each of packages) {
    const { name, version, licence, texts } = licensed(each);
    const text = texts.join('\n\n');
    const source = sourceOf(each);
    const title = `${name} ${version}, ${licence}${source === '' ? '' : `, ${source}`}`;
    chapters.set(text, [...(chapters.get(text) ?? []), title]);
  }
  const beginning = 'Topout contains software, drawings and fonts of others, each under its own licence.';
  const parts = [...chapters].map(([text, titles]) => `${line}\n${titles.join('\n')}\n\n${text}`);
  return `${[beginning, ...parts].join('\n\n')}\n`;
}

/** Where the source is, which some licences promise. */
function sourceOf({ from }: PackageHere): string {
  const { repository, homepage } = manifestIn(from);
  const said = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '');
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(said);
  return short ? `https://github.com/${short[1]}` : said.replace(/^git\+/, '').replace(/\.git$/, '');
}
