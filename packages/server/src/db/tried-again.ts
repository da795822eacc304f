import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Tries of one transaction: those that hold each other up again and again are an error of ours. */
const most = 3;

/** The other one goes first: it may not have been woken when the first asks for its locks again. */
const pauseMs = 50;

/** Serialisation failure, deadlock: PostgreSQL has ended one of two transactions, and asks for it once more. */
const heldUp = new Set(['40001', '40P01']);

const isHeldUp = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && heldUp.has(String(error.code));

/**
 * A database whose transactions run once more where another one stood in their way.
 *
 * @param heard hears of each: it costs a second, and shows that somebody takes locks in another order
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
