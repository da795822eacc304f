import type { Database } from '../../platform/db/database.ts';
import { NoPrimary } from '../../platform/db/hosts.ts';
import { StartFault } from '../../platform/start-fault.ts';
import { CommandFault } from '../command.ts';
import { stateIn } from './cell-state.ts';

/** Somebody else's server answers at the address, or a new one. */
const noSuchDatabase = '3D000';

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

/** No PostgreSQL has answered: whatever one says has a severity. A host that only lets itself be read is one, too. */
function isSilence(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || cause instanceof NoPrimary) return false;
  return !('severity' in cause) || ('code' in cause && cause.code === noSuchDatabase);
}
