import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Made } from './made.ts';
import { workspace } from './places.ts';
import { sbom } from './sbom.ts';
import { runTool } from './tools.ts';

const parts = join(workspace, 'packages/release/debian');
const docs = join(workspace, 'packages/docs');
const ops = join(workspace, 'packages/server/ops');

/** As Debian names what Node names otherwise. */
const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/** Where each part lies, and who may do what with it. */
const placed: readonly [part: string, at: string, mode: number][] = [
  ['topout.service', 'usr/lib/systemd/system/topout.service', 0o644],
  ['topout.sysusers', 'usr/lib/sysusers.d/topout.conf', 0o644],
  ['topout.env', 'etc/topout/topout.env', 0o640],
  ['topout.sh', 'usr/bin/topout', 0o755],
  ['postinst', 'DEBIAN/postinst', 0o755],
  ['prerm', 'DEBIAN/prerm', 0o755],
  ['postrm', 'DEBIAN/postrm', 0o755],
];

/**
 * Makes a Debian package of a staged release, with the Node that runs this: Debian's own is older than we need.
 *
 * @param compression `xz` to pass on, `none` to try out
 * @returns its file
 */
export function debianPackage(
  made: Made,
  staged: string,
  folder: string,
  compression: 'none' | 'xz',
): string {
  const architecture = architectures[process.arch];
  if (architecture === undefined) throw new Error(`Debian packages for ${process.arch} are not known here.`);
  const root = join(folder, 'debian');
  rmSync(root, { recursive: true, force: true });
  const lib = join(root, 'usr/lib/topout');
  cpSync(staged, lib, { recursive: true });
  cpSync(process.execPath, join(lib, 'node'));
  chmodSync(join(lib, 'node'), 0o755);
  write(join(lib, 'sbom.cdx.json'), sbom(made, process.versions.node));
  for (const [part, at, mode] of placed) {
    const file = join(root, at);
    cpSync(join(parts, part), file, { recursive: true });
    chmodSync(file, mode);
  }
  addDocs(join(root, 'usr/share/doc/topout'));
  write(join(root, 'DEBIAN/control'), control(made.version, architecture, sizeKb(root)));
  write(join(root, 'DEBIAN/conffiles'), '/etc/topout/topout.env\n');
  const file = join(folder, `topout_${made.version}_${architecture}.deb`);
  runTool('chmod', ['-R', 'u=rwX,go+rX,go-w', lib]);
  runTool('dpkg-deb', ['--root-owner-group', `-Z${compression}`, '--build', root, file], {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(made.epoch) },
  });
  rmSync(root, { recursive: true });
  return file;
}

/** @throws Error if this Node came without its licence, which must go where it goes */
function addDocs(folder: string): void {
  const nodes = join(dirname(process.execPath), '../LICENSE');
  if (!existsSync(nodes))
    throw new Error(`${process.execPath} came without its licence: use Node as nodejs.org packs it.`);
  const ours = readFileSync(join(workspace, 'LICENSE'), 'utf8');
  const others = 'What Topout contains of others: /usr/lib/topout/NOTICES.txt';
  write(join(folder, 'copyright'), `${ours}\n${others}\n\nNode\n\n${readFileSync(nodes, 'utf8')}`);
  for (const page of ['operations.md', 'changelog.md']) cpSync(join(docs, page), join(folder, page));
  // operations.md tells hosts to copy these.
  cpSync(ops, join(folder, 'ops'), { recursive: true });
}

const sizeKb = (folder: string): string => runTool('du', ['-sk', folder]).split('\t')[0] ?? '0';

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const control = (version: string, architecture: string, installedKb: string): string => `Package: topout
Version: ${version}
Architecture: ${architecture}
Maintainer: The Topout authors <topout@localhost>
Installed-Size: ${installedKb}
Depends: libc6 (>= 2.28), libstdc++6, init-system-helpers (>= 1.54), systemd | systemd-standalone-sysusers
Suggests: postgresql
Section: web
Priority: optional
Description: Climbing competitions, judged from a phone and followed live
 Competitors enter with a QR code, judges log attempts at the wall, everybody sees the board move within a
 second, and the organiser runs the day from one dashboard. Brings its own Node and an embedded database.
`;
