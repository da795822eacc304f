import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database.ts';

interface Listener {
  readonly heard: (payload: string) => void;
  readonly missed: (() => void) | undefined;
}

/**
 * LISTEN needs a permanent connection; if it breaks it is reopened, and listeners learn that they may have
 * missed messages.
 */
export function postgresBus(
  pool: pg.Pool,
  url: string,
  onError: (error: Error) => void,
): Pick<Database, 'listen' | 'notify' | 'close'> {
  const channels = new Map<string, Set<Listener>>();
  const closing = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'topout listen',
    });
    client.on('notification', ({ channel, payload = '' }) =>
      channels.get(channel)?.forEach(({ heard }) => heard(payload)),
    );
    client.on('error', onError);
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    client.once('end', () => {
      if (!closing.signal.aborted) connection = reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 5_000)) {
      await sleep(waitMs, undefined, { signal: closing.signal });
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
        await (await connection).query(`listen ${pg.escapeIdentifier(channel)}`);
      }
      return () => channels.get(channel)?.delete(listener);
    },
    notify: async (channel, payload) => {
      // Losing a signal with the machine does no harm, so nobody has to wait for the disk.
      const text = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
      await pool.query({ name: 'notify', text, values: [channel, payload] });
    },
    close: async () => {
      closing.abort();
      await connection?.then(
        (client) => client.end(),
        () => {},
      );
    },
  };
}
