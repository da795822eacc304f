import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { inTime } from './in-time.ts';

/** What a cell asks of the database of the cell in which people sign in. */
export type HomeDatabase = Pick<Database, 'rows' | 'listen' | 'close'>;

/** A node that starts waits so long for home, and then goes on without it. */
const firstMs = 3_000;
const againMs = 2_000;

interface Listener {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  readonly missed: (() => void) | undefined;
  stop: () => void;
}

/**
 * Home's database, also while it cannot be reached: then nothing is answered, and it is tried again until it is there.
 *
 * @param open opens it
 * @param onError called for each try that failed
 */
export async function openHome(
  open: () => Promise<Database>,
  onError: (error: unknown) => void,
): Promise<HomeDatabase> {
  const closing = new AbortController();
  const listeners: Listener[] = [];
  let there: Database | undefined;

  async function connect(): Promise<boolean> {
    try {
      const db = await open();
      try {
        for (const one of listeners) await attach(db, one);
      } catch (error) {
        await db.close();
        throw error;
      }
      there = db;
      for (const { missed } of listeners) missed?.();
    } catch (error) {
      onError(error);
    }
    return there !== undefined;
  }

  async function keepTrying(): Promise<void> {
    while (!closing.signal.aborted && !(await connect()))
      await sleep(againMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
  }

  const first = connect();
  const opened = first.then((isThere) => (isThere ? undefined : keepTrying()));
  await inTime(firstMs, first).catch(() => undefined);

  return {
    rows: async (statement, values) => {
      if (!there) throw new Error('Home is not there yet');
      return there.rows(statement, values);
    },
    listen: async (channel, heard, missed) => {
      const one: Listener = { channel, heard, missed, stop: () => undefined };
      listeners.push(one);
      if (there) await attach(there, one);
      return () => {
        listeners.splice(listeners.indexOf(one), 1);
        one.stop();
      };
    },
    close: async () => {
      closing.abort();
      if (there) await there.close();
      // Nobody waits for what is only being opened.
      else void opened.then(() => there?.close());
    },
  };
}

async function attach(db: Database, one: Listener): Promise<void> {
  one.stop = await db.listen(one.channel, one.heard, one.missed);
}
