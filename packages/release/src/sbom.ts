import { createHash } from 'node:crypto';
import { licensed } from './licences.ts';
import { lockedIntegrity } from './lockfile.ts';
import type { Made } from './made.ts';
import type { PackageHere } from './places.ts';

const purl = ({ name, version }: { name: string; version: string }): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** `MIT` is an id; anything composed is an expression. */
const licences = (licence: string): unknown[] =>
  /[\s(]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

function component(each: PackageHere, runsIn: readonly string[]): unknown {
  const [group, name] = each.name.startsWith('@') ? each.name.split('/') : [undefined, each.name];
  const digest = Buffer.from(lockedIntegrity(each.name, each.version).slice('sha512-'.length), 'base64');
  return {
    type: 'library',
    'bom-ref': purl(each),
    ...(group === undefined ? {} : { group }),
    name,
    version: each.version,
    licenses: licences(licensed(each).licence),
    purl: purl(each),
    hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
    properties: runsIn.map((value) => ({ name: 'topout:runs-in', value })),
  };
}

/** The Node that a package brings along. */
const runtime = (version: string): unknown => ({
  type: 'platform',
  'bom-ref': `pkg:generic/node@${version}`,
  name: 'node',
  version,
  licenses: licences('MIT'),
  purl: `pkg:generic/node@${version}`,
});

/**
 * A list of all that a release contains, in the terms of CycloneDX 1.6.
 *
 * @param node the version that comes with it, if one does
 */
export function sbom({ version, build, epoch, served, shown }: Made, node: string | null): string {
  const self = purl({ name: 'topout', version });
  const refs = new Map(served.map((each) => [each.at, purl(each)]));
  const inServer = new Map(served.map((each) => [purl(each), each]));
  const inBrowser = new Map(shown.map((each) => [purl(each), each]));
  const all = new Map<string, PackageHere>([...inBrowser, ...inServer]);
  const needs = new Map<string, Set<string>>([[self, new Set(all.keys())]]);
  for (const { at, needs: paths } of served) {
    const ref = refs.get(at) ?? '';
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...paths.flatMap((path) => refs.get(path) ?? [])]));
  }
  const content = {
    metadata: {
      timestamp: new Date(epoch * 1000).toISOString(),
      component: {
        type: 'application',
        'bom-ref': self,
        name: 'topout',
        version,
        licenses: licences('MIT'),
        purl: self,
        properties: [{ name: 'topout:build', value: build }],
      },
    },
    components: [
      ...[...all]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([ref, each]) =>
          component(each, [
            ...(inServer.has(ref) ? ['server'] : []),
            ...(inBrowser.has(ref) ? ['browser'] : []),
          ]),
        ),
      ...(node === null ? [] : [runtime(node)]),
    ],
    dependencies: [...needs].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
  };
  const head = { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialOf(content), version: 1 };
  return `${JSON.stringify({ ...head, ...content }, null, 2)}\n`;
}

/** A uuid that follows from the content. */
function serialOf(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
