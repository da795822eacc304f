/** Where a finger was, in pixels of the window, and when. */
export interface Touched {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

/** From the edges the phone itself goes back and forward, in pixels. */
const edge = 32;
/** A shorter way is a slip, in pixels. */
const least = 64;
/** Who takes longer reads, or selects text. */
const longestMs = 600;
/** So many times as far across as down: everything else scrolls. */
const flat = 2.5;

/** Which way a finger has swiped: 1 on to the next, -1 back, 0 where it did something else. */
export function swipeOf(from: Touched, to: Touched, width: number): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, Math.abs(to.y - from.y)];
  if (from.x < edge || from.x > width - edge) return 0;
  if (Math.abs(across) < least || Math.abs(across) < down * flat) return 0;
  if (to.atMs - from.atMs > longestMs) return 0;
  return across < 0 ? 1 : -1;
}
