/** What the boards of a node may take, by estimate; how much of it streams may hold on to. */
const mostBytes = 300_000_000;
const mostWatchedBytes = 200_000_000;

/** A board that nobody asked for so long is forgotten. */
const forgetMs = 60_000;

/** Whoever watches a board says so every five seconds. */
const watchedMs = 12_000;

/** What somebody on a board and a result take, with the ranking and the bytes that are sent: measured. */
const bytesOfPerson = 900;
const bytesOfResult = 150;

export const bytesOfBoard = (people: number, results: number): number =>
  people * bytesOfPerson + results * bytesOfResult;

/** A board in memory; times by `performance.now()`. */
export interface HeldBoard {
  readonly bytes: number;
  readonly askedAt: number;
  /** When a stream last held on to it; 0 = never. */
  readonly keptAt: number;
}

const isWatched = ({ keptAt }: HeldBoard, now: number): boolean => keptAt > 0 && now - keptAt < watchedMs;

/**
 * The boards to forget: those that nobody asks for and, if the rest are too much, those that nobody watches,
 * the one first that was not asked for longest.
 */
export function boardsToForget<B extends HeldBoard>(boards: Iterable<B>, now: number): B[] {
  const all = [...boards].sort((a, b) => a.askedAt - b.askedAt);
  let bytes = all.reduce((sum, board) => sum + board.bytes, 0);
  return all.filter((board) => {
    const isIdle = now - board.askedAt > forgetMs;
    if (!isIdle && (bytes <= mostBytes || isWatched(board, now))) return false;
    bytes -= board.bytes;
    return true;
  });
}

/** Whether streams hold on to so much that none may add another board: its readers poll. */
export function isFullOfWatched(boards: Iterable<HeldBoard>, now: number): boolean {
  let bytes = 0;
  for (const board of boards) if (isWatched(board, now)) bytes += board.bytes;
  return bytes >= mostWatchedBytes;
}
