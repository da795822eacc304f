import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './places.ts';

/** What the shell lends under a name, and who imports it from there or through another package. */
const lent = [
  { from: ['@topout/app-kit'], is: 'packages/app-kit/src/index.ts' },
  { from: ['@topout/api-client', '@topout/api-client/core'], is: 'packages/api-client/src/core.ts' },
  { from: ['react-router-dom'], is: 'packages/app-kit/src/router.ts' },
];

const previous = execFileSync(process.execPath, [join(workspace, '.bootstrap/previous.mjs')], {
  encoding: 'utf8',
}).trim();

/** Names between braces; types are gone in a build. */
const namesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

const lentBy = (root: string, file: string): Set<string> =>
  new Set(
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, names = '']) => namesIn(names))
      .map((name) => name.split(' as ').at(-1) ?? name),
  );

/** What remotes are made of besides what is lent. */
const sourcesOf = (root: string): string[] =>
  [...readdirSync(root).filter((name) => name.startsWith('remote-')), 'packages/api-client']
    .flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && /(?<!\.test)\.tsx?$/.test(file.name))
        .map((file) => join(file.parentPath, file.name)),
    )
    .map((file) => readFileSync(file, 'utf8'));

/** What remotes of one version import, and the shell of another does not lend. */
function missing(remotes: string, shell: string): string[] {
  const sources = sourcesOf(remotes);
  return lent.flatMap(({ from, is }) => {
    const [own, others] = [lentBy(remotes, is), lentBy(shell, is)];
    const asked = new RegExp(`^import \\{([^}]*)\\} from '(?:${from.join('|')})'`, 'gm');
    const used = new Set(
      sources
        .flatMap((source) => [...source.matchAll(asked)].flatMap(([, names = '']) => namesIn(names)))
        .map((name) => name.split(' as ')[0] ?? name),
    );
    return [...used].filter((name) => own.has(name) && !others.has(name));
  });
}

const contractOf = (root: string): string =>
  /contractVersion = (\d+)/.exec(
    readFileSync(join(root, 'packages/app-kit/src/contract-version.ts'), 'utf8'),
  )?.[1] ?? '';

it('runs in the shell of the version before, and that one’s remotes in this shell, or says so by its contract', () => {
  const apart = [...missing(workspace, previous), ...missing(previous, workspace)];
  // Where they differ, raise `contractVersion`: pages then say that Topout was updated, and load again.
  expect(contractOf(workspace) === contractOf(previous) ? apart : []).toEqual([]);
});

it('finds what a shell does not lend', () => {
  expect(lentBy(workspace, 'packages/app-kit/src/router.ts').has('useNavigate')).toBe(true);
  expect(sourcesOf(workspace).length).toBeGreaterThan(100);
});
