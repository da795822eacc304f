import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { asPostgres, binaries, giveToPostgres, isRoot } from './as-postgres.ts';
import { isolated } from './isolation.ts';
import { saidBy } from './said-by.ts';
import { Service } from './service.ts';
import type { Site } from './site.ts';

export type MemberName = 'db-1' | 'db-2';

/** Of a member's disk, where it has one of its own. */
const diskMb = 2_000;

/** A machine of the database: PostgreSQL, and Patroni, which starts, promotes and repairs it. */
export class Member {
  readonly name: MemberName;
  readonly patroni: Service;
  /** The file that `patronictl` reads. */
  readonly configuration: string;
  /** Its disk. */
  readonly folder: string;
  readonly #site: Site;

  constructor(site: Site, name: MemberName) {
    this.name = name;
    this.#site = site;
    this.folder = join(site.folder, name);
    mkdirSync(this.folder);
    if (isolated) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', this.folder]);
    chmodSync(this.folder, 0o755);
    giveToPostgres(this.folder);
    this.configuration = join(site.folder, `${name}.yml`);
    const text = site.configuration('patroni.yml', {
      'db-1': name,
      '10.0.0.11:': name === 'db-1' ? '10.0.0.11:' : '10.0.0.12:',
      // Whoever is not root cannot become `postgres`.
      ...(isRoot ? {} : { 'local all all peer': 'local all all scram-sha-256' }),
      '/var/lib/postgresql/topout': this.folder,
      '/usr/lib/postgresql/15/bin': binaries(),
    });
    writeFileSync(this.configuration, text, { mode: 0o600 });
    giveToPostgres(this.configuration);
    this.patroni = new Service(site, {
      name,
      machine: name,
      command: asPostgres(['patroni', this.configuration]),
      env: { HOME: this.folder, LC_ALL: 'C.UTF-8' },
    });
  }

  /** Address of Patroni's own interface. */
  get url(): string {
    return `http://${this.#site.address(this.name, 8008)}`;
  }

  /** All processes of its PostgreSQL. */
  postgres(): number[] {
    const postmaster = this.#postmaster();
    if (postmaster === null) return [];
    const children = readdirSync('/proc').filter((name) => parentOf(name) === postmaster);
    return [postmaster, ...children.map(Number)];
  }

  /** Ends PostgreSQL without a word; Patroni stays. */
  killPostgres(): void {
    signalAll(this.postgres(), 'SIGKILL');
  }

  /** As if its power had failed. */
  async powerOff(): Promise<void> {
    const processes = this.postgres();
    await this.patroni.kill();
    signalAll(processes, 'SIGKILL');
  }

  /** All of it stands still, or goes on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.patroni.signal(signal);
    signalAll(this.postgres(), signal);
  }

  /** Runs statements as the superuser, on this machine. @returns what they print, without decoration */
  async sql(statements: string, database = 'postgres'): Promise<string> {
    const [, port = ''] = this.#site.address(this.name, 5432).split(':');
    const quietly = ['-XAtq', '-v', 'ON_ERROR_STOP=1'];
    const where = ['-h', this.folder, '-p', port, '-U', 'postgres', '-d', database];
    const psql = [join(binaries(), 'psql'), ...quietly, ...where, '-c', statements];
    const [program = '', ...args] = asPostgres(psql);
    const said = await saidBy(program, args, { PGPASSWORD: this.#site.secret('change-me-superuser') });
    return said.trim();
  }

  #postmaster(): number | null {
    try {
      const [pid] = readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n');
      return pid && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') ? Number(pid) : null;
    } catch {
      return null;
    }
  }
}

function parentOf(pid: string): number | null {
  if (!/^\d+$/.test(pid)) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}
