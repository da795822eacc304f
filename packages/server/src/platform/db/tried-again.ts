import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Tries per transaction: transactions that block each other again and again are our own bug. */
const most = 3;

/** Lets the other one go first: it may not have woken up when the first asks for its locks again. */
const pauseMs = 50;

/**
 * A deadlock, of which PostgreSQL has ended one of the transactions. Nothing else: 40001 is how a batch learns that
 * it remembers boards wrongly, and must not run again with what it remembers.
 */
const isHeldUp = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/**
 * A database whose transactions run again if another one got in their way.
 *
 * @param heard called for each: it costs a second, and shows that some code locks in another order
 */
export const triedAgain = (db: Database, heard: (error: Error) => void): Database => ({
  ...db,
  transaction: async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction(work);
      } catch (error) {
        if (!isHeldUp(error)) throw error;
        heard(error);
        if (tries === most) throw error;
        await sleep(pauseMs);
      }
    }
  },
});
