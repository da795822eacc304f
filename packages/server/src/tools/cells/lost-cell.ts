import type { Database } from '../../platform/db/database.ts';
import { StartFault } from '../../platform/start-fault.ts';
import { CommandFault } from '../command.ts';
import { stateIn } from './cell-state.ts';

/** Nobody answers at the address, or another database does. */
const silent: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  '3D000',
]);

/**
 * Makes sure that a cell which is said to be lost does not answer: what it opened would live in two cells.
 *
 * @throws CommandFault if it is there
 */
export async function requireLost(open: () => Promise<Database>, competition: string): Promise<void> {
  const db = await open().catch((error: unknown) => {
    if (error instanceof StartFault && isSilence(error.cause)) return null;
    throw error instanceof StartFault
      ? new CommandFault(`The cell at --to is not lost: ${error.message} Nothing was changed.`)
      : error;
  });
  if (!db) return;
  try {
    const { state } = await stateIn(db, competition);
    if (state !== 'NONE')
      throw new CommandFault(
        'The cell at --to is there, and has the competition: use --take-back yes, or move it back. Nothing was changed.',
      );
  } finally {
    await db.close();
  }
}

/** The driver says only in words that it waited for too long. */
function isSilence(cause: unknown): boolean {
  const { code, message = '' } = (cause ?? {}) as { code?: unknown; message?: string };
  return silent.has(code) || message.includes('timeout');
}
