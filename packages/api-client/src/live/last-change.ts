import type { BoardPatch, Leaderboard } from '@topout/contract';

interface Changes {
  /** Version of the last whole board, which says nothing of what led to it. */
  readonly whole: number;
  /** By entry: the version that the last patch which changed it led to. */
  readonly byEntry: ReadonlyMap<string, number>;
}

/** Of boards that patches have led to. */
const known = new WeakMap<Leaderboard, Changes>();

const changesOf = (board: Leaderboard): Changes =>
  known.get(board) ?? { whole: board.version, byEntry: new Map() };

/** Keeps of a board which entries its patch changed. */
export function keepChanges(before: Leaderboard, { to, touched = [] }: BoardPatch, after: Leaderboard): void {
  const { whole, byEntry } = changesOf(before);
  const entries = touched.flatMap((index) => after.rows[index]?.entry ?? []);
  const changed = entries.map((entry): [string, number] => [entry, to]);
  known.set(after, { whole, byEntry: changed.length === 0 ? byEntry : new Map([...byEntry, ...changed]) });
}

/** The version since which an entry is as it is, as far as this board knows: it rises also with what no row shows. */
export function lastChangeOf(board: Leaderboard, entry: string): number {
  const { whole, byEntry } = changesOf(board);
  return byEntry.get(entry) ?? whole;
}
