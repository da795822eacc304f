import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { readMigrations } from '../migrations.ts';
import { makeEarlier } from './earlier.ts';

/** Where Debian installs each version of PostgreSQL. */
const installed = '/usr/lib/postgresql';

/** A PostgreSQL server for one test run, without a port, removed when stopped. */
export interface TestCluster {
  /** Address of the server; `&dbname=` names a database. */
  readonly url: string;
  stop(): void;
}

/** Starts one whose database `topout`, ready to be copied, an earlier version filled and this one migrated. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'topout-pg-'));
  chmodSync(folder, 0o777);
  const files = join(folder, 'data');
  run('initdb', '-D', files, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '--encoding=UTF8');
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', files, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const url = `postgres:///?host=${folder}&user=postgres`;
  await makeTemplate(url);
  return {
    url,
    stop: () => {
      run('pg_ctl', '-D', files, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(url: string): Promise<void> {
  const server = new pg.Client({ connectionString: databaseIn(url, 'postgres') });
  await server.connect();
  await server.query('create database topout');
  await server.end();
  const database = new pg.Client({ connectionString: databaseIn(url, 'topout') });
  await database.connect();
  await makeEarlier(database);
  await migrate(database, readMigrations());
  await database.end();
}

/** Creates such a database, or an empty one (of `template0`); returns its address. */
export async function copyTemplate(url: string, name: string, template = 'topout'): Promise<string> {
  const server = new pg.Client({ connectionString: databaseIn(url, 'postgres') });
  await server.connect();
  await server.query(`create database ${pg.escapeIdentifier(name)} template ${template}`);
  await server.end();
  return databaseIn(url, name);
}

const databaseIn = (url: string, name: string): string => url.replace('postgres:///', `postgres:///${name}`);

/** PostgreSQL refuses to run as root, so its own user runs it. */
function run(tool: string, ...args: string[]): void {
  const command = [join(binaries(), tool), ...args];
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
  const [file = '', ...rest] = process.getuid?.() === 0 ? [...asPostgres, ...command] : command;
  execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' });
}

function binaries(): string {
  const newest = readdirSync(installed).sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error('PostgreSQL is not installed');
  return join(installed, newest, 'bin');
}
