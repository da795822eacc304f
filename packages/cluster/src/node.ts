import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isolated } from './isolation.ts';
import { serverScript, started, workspace } from './places.ts';
import { Service } from './service.ts';
import type { MachineName, Site } from './site.ts';
import { get, waitFor } from './wait-for.ts';

export const nodeNames = ['node-1', 'node-2', 'node-3'] as const;
export type NodeName = (typeof nodeNames)[number];

/** How long a node may take from its start until it is ready. */
const readySeconds = 60;

/** The settings that each node gets, as the host's file gives them. */
export function settingsOf(site: Site, name: MachineName): Record<string, string> {
  const text = site.configuration('topout.env', {
    '10.0.0.21': site.address(name, 3000).split(':')[0] ?? '',
  });
  const settings = Object.fromEntries(
    Object.entries(parseEnv(text)).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return { ...settings, PORT: site.address(name, 3000).split(':')[1] ?? '' };
}

/** The version that stands here, or another one, which is the same but for its name. */
export type NodeVersion = 'own' | 'other';

/** Another file in the place of this one, for this process and those that it starts. */
const instead = 'mount --bind "$1" "$2" && shift 2 && exec "$@"';

/** Topout on a machine of its own. */
export class TopoutNode {
  readonly name: NodeName;
  readonly url: string;
  readonly #services: Readonly<Record<NodeVersion, Service>>;
  #version: NodeVersion = 'own';

  constructor(site: Site, name: NodeName) {
    this.name = name;
    this.url = `http://${site.address(name, 3000)}`;
    const folder = join(site.folder, name);
    mkdirSync(folder);
    const serve = [process.execPath, serverScript('main.ts')];
    const manifest = join(workspace, 'package.json');
    const other = [
      'unshare',
      '--mount',
      'sh',
      '-c',
      instead,
      'sh',
      otherManifest(folder),
      manifest,
      ...serve,
    ];
    const service = (command: readonly string[]) =>
      new Service(site, {
        name,
        machine: name,
        command,
        env: {
          ...started,
          ...settingsOf(site, name),
          TOPOUT_DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          // All of the day's people come from one address.
          TOPOUT_STREAMS_PER_ADDRESS: '100000',
          // The organiser is the demo's.
          TOPOUT_DEMO: '1',
        },
      });
    // Where nothing can be mounted, only the restarts are left of a roll-out.
    this.#services = { own: service(serve), other: service(isolated ? other : serve) };
  }

  get service(): Service {
    return this.#services[this.#version];
  }

  async ready(): Promise<void> {
    await waitFor(`${this.name} is ready`, readySeconds, () => get(`${this.url}/readyz`));
  }

  /** Stops, and starts as this version. */
  async become(version: NodeVersion): Promise<void> {
    await this.service.stop();
    this.#version = version;
    this.service.start();
    await this.ready();
    const { version: says } = (await (await get(`${this.url}/healthz`)).json()) as { version: string };
    if (isolated && says.endsWith(suffix) !== (version === 'other'))
      throw new Error(`${this.name} says that it is ${says}`);
  }
}

/** What the other version's number ends with. */
const suffix = '-other';

/** A manifest of another version. @returns its file */
function otherManifest(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { version: string };
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify({ ...manifest, version: `${manifest.version}${suffix}` }));
  return file;
}
