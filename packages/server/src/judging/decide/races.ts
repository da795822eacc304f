/** An entry moved to another category between the locks and the read: its board is not locked. */
export class EntryMoved extends Error {
  override name = 'EntryMoved';
}

/**
 * Caused by another transaction at the same moment: serialisation, deadlock, a deleted entry, an id that
 * another node has just written.
 */
const codes = new Set(['40001', '40P01', '23503', '23505']);

/** Whether a second attempt can succeed. */
export function isRace(error: unknown): boolean {
  return error instanceof EntryMoved || codes.has(String((error as { code?: unknown }).code));
}
