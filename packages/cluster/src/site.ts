import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolated } from './isolation.ts';
import { configurations } from './places.ts';

/** The networks of the configuration files: of the machines, and the one that phones come from. */
const network = '10.0.0';
const outside = '203.0.113';

/** By name, the last number of its address. */
const machines = {
  front: 10,
  'db-1': 11,
  'db-2': 12,
  'db-3': 13,
  'node-1': 21,
  'node-2': 22,
  'node-3': 23,
  'node-4': 24,
} as const;

export type MachineName = keyof typeof machines;

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

/**
 * Where the cluster stands. Isolated, each machine has a network of its own with the address that the
 * configuration files give it; else all stand on this machine's loopback, on free ports.
 */
export class Site {
  /** Everything that the cluster writes is below it. */
  readonly folder: string;
  readonly #ports = new Map<string, number>();
  readonly #secrets = new Map<string, string>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async prepare(folder: string): Promise<Site> {
    const site = new Site(folder);
    if (isolated) site.#connect();
    else await site.#findPorts();
    return site;
  }

  /** What to run so that it runs on this machine. */
  on(machine: MachineName, command: readonly string[]): readonly string[] {
    return isolated ? ['ip', 'netns', 'exec', machine, ...command] : command;
  }

  /** `host:port` of a service. */
  address(machine: MachineName, port: number): string {
    const address = `${network}.${machines[machine]}:${port}`;
    return isolated ? address : `127.0.0.1:${this.#portOf(address)}`;
  }

  /** `host:port` at which phones and browsers find the front. */
  get door(): string {
    const address = `${outside}.${machines.front}:8080`;
    return isolated ? address : `127.0.0.1:${this.#portOf(address)}`;
  }

  /** What stands in the place of a word like `change-me-superuser` of the configuration files. */
  secret(word: string): string {
    const secret = this.#secrets.get(word) ?? randomUUID();
    this.#secrets.set(word, secret);
    return secret;
  }

  /** A configuration file, with these words replaced, its secrets, and the addresses of this site. */
  configuration(file: string, words: Readonly<Record<string, string>>): string {
    let text = readFileSync(join(configurations, file), 'utf8');
    for (const [word, instead] of Object.entries(words)) text = text.replaceAll(word, instead);
    text = text.replaceAll(/change-me(-\w+)?/g, (word) => this.secret(word));
    if (isolated) return text;
    return text
      .replaceAll(/10\.0\.0\.\d+\/32/g, '127.0.0.1/32')
      .replaceAll('127.0.0.1:2380', `127.0.0.1:${this.#portOf(peers)}`)
      .replaceAll(/(10\.0\.0|203\.0\.113)\.\d+:\d+/g, (address) => `127.0.0.1:${this.#portOf(address)}`)
      .replaceAll(/(10\.0\.0\.\d+) port (\d+)/g, (_, host: string, port: string) => {
        return `127.0.0.1 port ${this.#portOf(`${host}:${port}`)}`;
      });
  }

  /** Cuts these machines off from all others, without a word: what is sent vanishes. They still reach each other. */
  cut(names: readonly MachineName[]): void {
    for (const name of names) ip('link', 'set', wire(name), 'master', 'apart');
  }

  heal(names: readonly MachineName[]): void {
    for (const name of names) ip('link', 'set', wire(name), 'master', 'together');
  }

  #connect(): void {
    for (const bridge of ['together', 'apart', 'public']) {
      ip('link', 'add', bridge, 'type', 'bridge');
      ip('link', 'set', bridge, 'up');
    }
    ip('address', 'add', `${network}.1/24`, 'dev', 'together');
    ip('address', 'add', `${outside}.1/24`, 'dev', 'public');
    for (const [name, number] of Object.entries(machines)) {
      ip('netns', 'add', name);
      ip('-n', name, 'link', 'set', 'lo', 'up');
      plug(name, 'eth0', wire(name), 'together', `${network}.${number}/24`);
    }
    plug('front', 'eth1', 'to-door', 'public', `${outside}.${machines.front}/24`);
  }

  async #findPorts(): Promise<void> {
    const services: readonly [MachineName, readonly number[]][] = [
      ['front', [2379, 5432]],
      ['db-1', [5432, 8008]],
      ['db-2', [5432, 8008]],
      ['db-3', [5432]],
      ['node-1', [3000]],
      ['node-2', [3000]],
      ['node-3', [3000]],
      ['node-4', [3000]],
    ];
    const asked = services.flatMap(([name, ports]) =>
      ports.map((port) => `${network}.${machines[name]}:${port}`),
    );
    asked.push(peers, `${outside}.${machines.front}:8080`);
    for (const [index, port] of (await freePorts(asked.length)).entries())
      this.#ports.set(asked[index] ?? '', port);
  }

  #portOf(address: string): number {
    const port = this.#ports.get(address);
    if (port === undefined) throw new Error(`The cluster has nothing at ${address}.`);
    return port;
  }
}

/** Where etcd would talk to others of its kind. */
const peers = '127.0.0.1:2380';

/** Gives a machine a network card with that address, and a cable from it to a bridge. */
function plug(machine: string, card: string, cable: string, bridge: string, address: string): void {
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', card, 'netns', machine);
  ip('link', 'set', cable, 'master', bridge, 'up');
  ip('-n', machine, 'address', 'add', address, 'dev', card);
  ip('-n', machine, 'link', 'set', card, 'up');
}

/** The outer end of a machine's network cable. */
const wire = (machine: string): string => `to-${machine}`;

/** Ports that nobody listens on, all different. */
async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => {
    const address = probe.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  });
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}
