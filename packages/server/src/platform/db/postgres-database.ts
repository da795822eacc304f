import pg from 'pg';
import { hostUrls } from '../host-urls.ts';
import { reasonOf, StartFault } from '../start-fault.ts';
import { WatchedConnections } from './connections.ts';
import { CutClient } from './cut-client.ts';
import type { Database } from './database.ts';
import { Hosts } from './hosts.ts';
import { endOrCut, inTime } from './in-time.ts';
import { noticeSlow } from './notice-slow.ts';
import { poolStateOf } from './pool-state.ts';
import { pooledDatabase } from './pooled-database.ts';
import { postgresBus } from './postgres-bus.ts';
import { prepareTables, type Tables } from './prepare-tables.ts';
import { triedAgain } from './tried-again.ts';
import { types } from './types.ts';

export interface OpenListeners {
  readonly onError: (error: Error) => void;
  /** Called if another node is migrating the database: this one waits. */
  readonly onWait?: () => void;
}

interface Options extends OpenListeners {
  /** Address of PostgreSQL itself, if `url` leads to a pooler that shares connections between transactions. */
  readonly directUrl?: string | null;
  /** Connections of this node; several nodes share the server's maximum. */
  readonly poolSize: number;
  /** By default they are brought up to date. */
  readonly tables?: Tables;
}

/** How long PostgreSQL may work on a statement, and we wait for it even if nobody tells it to stop. */
const statementMs = 30_000;
const answerMs = 35_000;

/** A pooler hides which of its connections still do something: nobody is waited for any longer. */
const pooledAnswerMs = 10_000;

/** How long connections in use may take when the node stops. */
const goodbyeMs = 2_000;

/**
 * The PostgreSQL server at `url`, which may name several hosts: the one that takes writes is used.
 *
 * @throws StartFault if it cannot be reached or refuses us.
 */
export async function openPostgres(url: string, options: Options): Promise<Database> {
  const { directUrl, poolSize, tables = 'migrated', onError, onWait } = options;
  const direct = !directUrl;
  const hosts = new Hosts(directUrl || url);
  // Several poolers may stand side by side; what they lead to takes writes or does not.
  const poolHosts = direct ? hosts : new Hosts(url);
  const pool = new pg.Pool({
    Client: clientTo(poolHosts),
    max: poolSize,
    types,
    // Also for a free connection of the pool.
    connectionTimeoutMillis: 10_000,
    application_name: 'topout',
    query_timeout: direct ? answerMs : pooledAnswerMs,
    // Poolers refuse them: there, the role has them (operations, "A pooler in between").
    ...(direct && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: 60_000,
      // No statement of ours runs so long that compiling it pays.
      options: '-c jit=off',
    }),
    // A transaction sends statements whose answers nobody needs together with the next one.
    pipeline: true,
  });
  // The pool replaces a broken connection; without a listener that would end the process, idle or in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('connect', noticeSlow);
  const connections = new WatchedConnections<CutClient & pg.PoolClient>(pool);
  try {
    await hosts.find();
    if (!direct) await poolHosts.find();
    await prepareOn(hosts, tables, onWait);
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error instanceof StartFault ? error : unreachable(url, error);
  }
  const bus = postgresBus({ pool, connections, hosts, direct, onError });
  const close = async () => {
    await bus.close();
    const ended = pool.end();
    await inTime(goodbyeMs, ended).catch(() => connections.cutAll());
  };
  const alone = async <T>(key: number, work: () => Promise<T>) => {
    const client = await connectTo(hosts);
    try {
      await client.query('select pg_advisory_lock($1)', [key]);
      return await work();
    } finally {
      await endOrCut(client);
    }
  };
  const db = pooledDatabase({ kind: 'postgres', prepares: direct }, connections, {
    ...bus,
    alone,
    poolState: poolStateOf(pool),
    close,
  });
  return triedAgain(db, onError);
}

/** Clients of a pool, each to the host that is current when it is made. */
const clientTo = (hosts: Hosts) =>
  class extends CutClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current });
    }
  };

/** A connection of its own, without deadlines: a migration may take longer than any statement of the service. */
async function connectTo(hosts: Hosts): Promise<CutClient> {
  const client = new CutClient({ connectionString: hosts.current, application_name: 'topout alone' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function prepareOn(hosts: Hosts, tables: Tables, onWait: OpenListeners['onWait']): Promise<void> {
  const client = await connectTo(hosts);
  try {
    await prepareTables(client, tables, onWait);
  } finally {
    await endOrCut(client);
  }
}

/** A pooler's refusal of what is said when connecting. */
const poolerCode = '08P01';

/** Why a database cannot be used, without its password. */
export function unreachable(url: string, error: unknown): StartFault {
  const { code } = error as { code?: string };
  const advice =
    code === poolerCode ? ' If this is a pooler, name PostgreSQL itself in TOPOUT_DATABASE_DIRECT_URL.' : '';
  return new StartFault(
    `The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}.${advice}`,
    { cause: error },
  );
}

function withoutPassword(url: string): string {
  const hosts = hostUrls(url).map((one) => {
    const { host, searchParams } = new URL(one);
    return host || searchParams.get('host') || 'localhost';
  });
  return hosts.length > 0 ? `${hosts.join()}${new URL(hostUrls(url)[0] ?? '').pathname}` : 'DATABASE_URL';
}
