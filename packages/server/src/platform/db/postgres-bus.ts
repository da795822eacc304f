import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CutClient } from './cut-client.ts';
import type { Database } from './database.ts';
import type { Hosts } from './hosts.ts';
import { endOrCut, inTime } from './in-time.ts';
import { lookAfterPool } from './look-after-pool.ts';
import type { WatchedConnections } from './connections.ts';

/** How often the listening connection has to answer, and how long it may take. */
const pingMs = 2_000;
const answerMs = 4_000;

interface Listener {
  readonly heard: (payload: string) => void;
  readonly missed: (() => void) | undefined;
}

interface Deps {
  readonly pool: pg.Pool;
  readonly connections: WatchedConnections<CutClient & pg.PoolClient>;
  /** Of PostgreSQL itself, without a pooler. */
  readonly hosts: Hosts;
  /** Whether the pool's connections lead to PostgreSQL itself, which can be asked what they do. */
  readonly direct: boolean;
  readonly onError: (error: Error) => void;
}

/**
 * LISTEN needs a permanent connection. It must answer every other second; if it breaks or falls silent it is
 * opened anew, on the host that takes writes by then, and listeners learn that they may have missed messages.
 * It also finds out which connections of the pool have gone silent.
 */
export function postgresBus(deps: Deps): Pick<Database, 'listen' | 'notify' | 'close'> {
  const { pool, connections, hosts, onError } = deps;
  const channels = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  let connection: Promise<CutClient> | undefined;

  async function connect(): Promise<CutClient> {
    if (await hosts.find()) connections.cutAll();
    const client = new CutClient({
      connectionString: hosts.current,
      application_name: 'topout listen',
      // Pings and new channels do not wait for each other.
      pipeline: true,
    });
    client.on('notification', ({ channel, payload = '' }) =>
      channels.get(channel)?.forEach(({ heard }) => heard(payload)),
    );
    client.on('error', onError);
    await client.connect();
    const pinging = setInterval(() => void ping(client), pingMs);
    pinging.unref();
    client.once('end', () => {
      clearInterval(pinging);
      if (!closing.signal.aborted) connection = reconnect();
    });
    try {
      for (const channel of channels.keys()) await inTime(answerMs, listenTo(client, channel));
    } catch (error) {
      client.cut();
      throw error;
    }
    return client;
  }

  /** @throws never: a connection that does not answer is cut, which opens another one */
  async function ping(client: CutClient): Promise<void> {
    try {
      const { rows } = await inTime(
        answerMs,
        client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'),
      );
      if (rows[0]?.standby) throw new Error('The database is a standby now');
      await inTime(answerMs, lookAfterPool(connections, deps.direct ? client : null));
    } catch (error) {
      if (closing.signal.aborted) return;
      if (error instanceof Error) onError(error);
      client.cut();
      connections.cutSilent(answerMs);
    }
  }

  async function reconnect(): Promise<CutClient> {
    for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 2_000)) {
      await sleep(waitMs, undefined, { signal: closing.signal });
      connections.cutSilent(answerMs);
      try {
        const client = await connect();
        for (const listeners of channels.values()) listeners.forEach(({ missed }) => missed?.());
        return client;
      } catch (error) {
        if (error instanceof Error) onError(error);
      }
    }
  }

  return {
    listen: async (channel, heard, missed) => {
      const listener = { heard, missed };
      const listeners = channels.get(channel);
      if (listeners) listeners.add(listener);
      else {
        channels.set(channel, new Set([listener]));
        connection ??= connect();
        await listenTo(await connection, channel);
      }
      return () => channels.get(channel)?.delete(listener);
    },
    notify: async (channel, payload) => {
      // Losing a signal with the machine does no harm, so nobody has to wait for the disk.
      const text = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
      await pool.query({ ...(deps.direct && { name: 'notify' }), text, values: [channel, payload] });
    },
    close: async () => {
      closing.abort();
      await connection?.then(endOrCut, () => {});
    },
  };
}

const listenTo = (client: pg.Client, channel: string): Promise<unknown> =>
  client.query(`listen ${pg.escapeIdentifier(channel)}`);
