import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { Hosts, NoPrimary } from '../../platform/db/hosts.ts';
import { readMigrations } from '../../platform/db/migrations.ts';
import { inWords } from './clock.ts';
import { type Finding, fault, note, well } from './finding.ts';
import { codeOf } from './reach.ts';
import type { World } from './world.ts';

const oldest = 150_000;
const mostOffMs = 2_000;
/** A tap waits for several answers, one after the other. */
const mostAnswerMs = 20;
const withinMs = 5_000;

/** Whoever refused us, by the code of PostgreSQL or of the system. */
const refusals: Readonly<Record<string, readonly [says: string, cure: string]>> = {
  '28P01': ['refuses the password', 'Correct user and password in DATABASE_URL.'],
  '28000': ['lets this user in from nowhere we are', 'Add a line for user and address to pg_hba.conf.'],
  '3D000': [
    'has no database of that name',
    'Make it: createdb --encoding UTF8, with the name in DATABASE_URL.',
  ],
  '53300': ['has no connection left', 'Raise max_connections, or lower TOPOUT_DATABASE_POOL on the nodes.'],
  '08P01': [
    'stands behind a pooler that refuses our settings',
    'Let DATABASE_URL name PostgreSQL itself: Topout has a pool of its own.',
  ],
  ENOTFOUND: ['has a name that nobody knows', 'Correct the host in DATABASE_URL.'],
  ECONNREFUSED: [
    'is not running, or not on that port',
    'Start it, or correct host and port in DATABASE_URL.',
  ],
};

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly commit: string;
  readonly fsync: string;
  readonly pages: string;
  readonly readOnly: boolean;
  readonly free: number;
  readonly now: Date;
  readonly tables: boolean;
}

/** `free`: connections that others leave to the nodes of Topout. */
const factsQuery = `
  select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
    current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync,
    current_setting('full_page_writes') as pages,
    pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "readOnly",
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int -
      (select count(*)::int from pg_stat_activity
        where backend_type = 'client backend' and application_name not like 'topout%') as free,
    clock_timestamp() as now, to_regclass('schema_migration') is not null as tables`;

/** A PostgreSQL server, of several the one that takes writes: whether we get in, and whether its settings keep what we promise. */
export async function lookAtPostgres(
  url: string,
  { databasePoolSize }: Pick<Config, 'databasePoolSize'>,
  { nowMs }: World,
): Promise<Finding[]> {
  const hosts = new Hosts(url);
  try {
    await hosts.find();
  } catch (error) {
    return [refusalOf(error)];
  }
  const client = new pg.Client({
    connectionString: hosts.current,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    // As the server does: a pooler may refuse it.
    statement_timeout: 30_000,
    application_name: 'topout doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(factsQuery);
    const findings = [
      ...rows.flatMap((facts) => aboutSettings(facts, databasePoolSize)),
      ...rows.flatMap(({ now }) => aboutClock(now, nowMs())),
      ...(rows[0]?.tables ? await aboutTables(client) : []),
      ...(await aboutSignals(client)),
      ...(await aboutDistance(client)),
      ...aboutPassword(client.password),
    ];
    return findings.length > 0
      ? findings
      : [well('database', 'PostgreSQL answers, and its settings keep what is confirmed.')];
  } catch (error) {
    return [refusalOf(error)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refusalOf(error: unknown): Finding {
  if (error instanceof NoPrimary)
    return fault(
      'database',
      'None of the hosts in DATABASE_URL takes writes: all are standbys.',
      'Promote one of them, or name the primary too.',
    );
  const code = codeOf(error);
  const [says, cure] = refusals[code] ?? [
    `cannot be used (${code})`,
    'Check DATABASE_URL, the network and the server’s log.',
  ];
  return fault('database', `PostgreSQL ${says}.`, cure);
}

function aboutSettings(
  { version, encoding, commit, fsync, pages, readOnly, free }: Facts,
  pool: number,
): Finding[] {
  const found: (Finding | false)[] = [
    version < oldest &&
      fault(
        'database',
        `PostgreSQL ${Math.floor(version / 10_000)} is too old.`,
        'Use PostgreSQL 15 or newer.',
      ),
    encoding !== 'UTF8' &&
      fault(
        'database',
        `The database is in ${encoding}, in which not all names can be written.`,
        'Make a new one: createdb --encoding UTF8 --template template0.',
      ),
    commit === 'off' &&
      fault(
        'database',
        'PostgreSQL confirms results before they are on disk (synchronous_commit is off).',
        'Leave it on: ALTER SYSTEM SET synchronous_commit = on, then reload.',
      ),
    fsync === 'off' &&
      fault(
        'database',
        'A power cut would destroy the database (fsync is off).',
        'ALTER SYSTEM SET fsync = on, then reload.',
      ),
    pages === 'off' &&
      fault(
        'database',
        'A power cut could leave torn pages (full_page_writes is off).',
        'ALTER SYSTEM SET full_page_writes = on, then reload.',
      ),
    readOnly &&
      fault(
        'database',
        'The database can only be read: it is a standby, or set to read only.',
        'Let DATABASE_URL name the primary.',
      ),
    free < pool + 2 &&
      fault(
        'database',
        `PostgreSQL leaves ${free} connections to us, and one node needs ${pool + 2}.`,
        'Raise max_connections, or lower TOPOUT_DATABASE_POOL.',
      ),
  ];
  return found.filter((finding) => finding !== false);
}

function aboutClock(theirs: Date, nowMs: number): Finding[] {
  const off = theirs.getTime() - nowMs;
  if (Math.abs(off) <= mostOffMs) return [];
  return [
    fault(
      'database',
      `The clock of the database is ${inWords(off)} by this machine’s.`,
      'Let both machines follow a time server: timedatectl set-ntp true.',
    ),
  ];
}

/** Our configuration files bring one for people to replace. */
function aboutPassword(password: string | undefined): Finding[] {
  if (!password?.startsWith('change-me')) return [];
  return [
    fault(
      'database',
      'The password in DATABASE_URL is the one of our configuration files, which everybody knows.',
      'Choose another with ALTER ROLE … PASSWORD, and replace every change-me in your configuration files.',
    ),
  ];
}

/** Tables of a version that marked none yet have no such column. */
interface AppliedRow {
  readonly name: string;
  readonly row: { readonly compatible?: boolean };
}

async function aboutTables(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<AppliedRow>('select name, to_jsonb(m) as row from schema_migration m');
  const applied = new Map(rows.map(({ name, row }) => [name, row.compatible === true]));
  const ours = readMigrations().map(({ name }) => name);
  const missing = ours.filter((name) => !applied.has(name)).length;
  // A server starts beside those that are marked as compatible with it.
  const newer = [...applied].filter(([name, compatible]) => !compatible && !ours.includes(name)).length;
  if (newer > 0)
    return [
      fault(
        'database',
        `The tables were made by a newer Topout, with ${newer} migrations that this one lacks.`,
        'Run that version, or restore a backup of the older tables.',
      ),
    ];
  if (missing === 0) return [];
  return [
    note(
      'database',
      `The tables lack ${missing} migrations of this version.`,
      'Start the server, or run npm run topout -- migrate.',
    ),
  ];
}

/** By them nodes hear of each other; a pooler that shares connections loses them without a word. */
async function aboutSignals(client: pg.Client): Promise<Finding[]> {
  const heard = once(client, 'notification').then(() => true);
  await client.query('listen topout_doctor');
  await client.query('notify topout_doctor');
  if (await Promise.race([heard, sleep(2_000, false)])) return [];
  return [
    fault(
      'database',
      'Signals between nodes get lost (LISTEN and NOTIFY).',
      'Let DATABASE_URL name PostgreSQL itself, and no pooler.',
    ),
  ];
}

async function aboutDistance(client: pg.Client): Promise<Finding[]> {
  const tookMs: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const askedAt = performance.now();
    await client.query('select 1');
    tookMs.push(performance.now() - askedAt);
  }
  const quickest = Math.min(...tookMs);
  if (quickest <= mostAnswerMs) return [];
  return [
    note(
      'database',
      `The database takes ${Math.round(quickest)} ms for the shortest answer, and a tap waits for several.`,
      'Run server and database in the same place.',
    ),
  ];
}
