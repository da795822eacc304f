/** An entry went to another category between the locks and the reading: its board is not locked. */
export class EntryMoved extends Error {
  override name = 'EntryMoved';
}

/**
 * What another transaction causes in the very moment: serialisation, deadlock, an entry that was deleted, an id that another
 * node has just written.
 */
const codes = new Set(['40001', '40P01', '23503', '23505']);

/** Whether a second try will not meet the same. */
export function isRace(error: unknown): boolean {
  return error instanceof EntryMoved || codes.has(String((error as { code?: unknown }).code));
}
