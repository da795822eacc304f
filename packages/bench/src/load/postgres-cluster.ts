import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = '/usr/lib/postgresql/15/bin';

export interface Cluster {
  readonly directory: string;
  /** Connection address of a database on it, over its unix socket. */
  url(database: string): string;
  createDatabase(database: string): void;
  /** Runs a script as its owner and returns its rows, columns between bars. @throws Error at its first fault */
  psql(database: string, script: string): string;
  /** Runs pgbench as its owner and returns transactions per second. */
  pgbench(database: string, args: readonly string[], script?: string): number;
  stop(): void;
}

/** Everything runs as the postgres user, because the server refuses root. */
function asPostgres(command: string, args: readonly string[], input?: string): string {
  const isRoot = process.getuid?.() === 0;
  const [program, all] = isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, [...args]];
  return execFileSync(program, all, { encoding: 'utf8', cwd: '/', input, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** A throw-away PostgreSQL that commits durably (fsync on), as in production. */
export function startCluster(): Cluster {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-pg-'));
  chmodSync(directory, 0o755);
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres:postgres', directory]);
  const data = join(directory, 'data');
  asPostgres(`${bin}/initdb`, ['-D', data, '-A', 'trust', '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8']);
  const options = `-c listen_addresses='' -c unix_socket_directories=${directory} -c max_connections=200`;
  asPostgres(`${bin}/pg_ctl`, ['-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start']);
  const stop = (): void => {
    process.off('exit', stop);
    asPostgres(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(directory, { recursive: true, force: true });
  };
  // When the benchmarks end, for whatever reason, so does everything they started.
  process.once('exit', stop);
  const url = (database: string): string =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`;
  return {
    directory,
    url,
    createDatabase: (database) => {
      asPostgres(`${bin}/psql`, ['-h', directory, '-qc', `create database ${database}`]);
    },
    psql: (database, script) =>
      asPostgres(`${bin}/psql`, ['-h', directory, '-d', database, '-qAtX', '-v', 'ON_ERROR_STOP=1'], script),
    pgbench: (database, args, script) => {
      const file = script === undefined ? [] : ['-f', '-'];
      // Creating the tables takes none of a run's options.
      const mode = args.includes('-i') ? [] : ['-n', '-M', 'prepared'];
      const out = asPostgres(
        `${bin}/pgbench`,
        ['-h', directory, ...mode, ...args, ...file, database],
        script,
      );
      const tps = /tps = ([\d.]+)/.exec(out)?.[1];
      if (args.includes('-i')) return 0;
      if (tps === undefined) throw new Error(`pgbench said no rate: ${out}`);
      return Number(tps);
    },
    stop,
  };
}

/** Creates pgbench's tables and one for single-row inserts. */
export function preparePgbench(cluster: Cluster): void {
  cluster.createDatabase('floor');
  cluster.pgbench('floor', ['-i', '-s', '10', '-q']);
  asPostgres(`${bin}/psql`, [
    '-h',
    cluster.directory,
    '-d',
    'floor',
    '-qc',
    'create table single (id bigserial primary key, stream int not null, note text not null); create index on single (stream)',
  ]);
}

const insert =
  "\\set stream random(1, 100000)\ninsert into single (stream, note) values (:stream, 'attempt');\n";

/** Durable single-row inserts per second, 16 clients. */
export const insertFloor = (cluster: Cluster, seconds: number): number =>
  cluster.pgbench('floor', ['-c', '16', '-j', '2', '-T', String(seconds)], insert);

/** Select-only transactions per second, 16 clients. */
export const selectFloor = (cluster: Cluster, seconds: number): number =>
  cluster.pgbench('floor', ['-S', '-c', '16', '-j', '2', '-T', String(seconds)]);
