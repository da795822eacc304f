/** Where everybody stood at a moment, by entry; null = not ranked. */
export interface Snapshot {
  readonly atMs: number;
  readonly positions: ReadonlyMap<string, number | null>;
}

/** Since when places are compared: since the page was opened, or ten minutes ago. */
export type Baseline = 'opened' | 'minutes';

const baselineMs = 10 * 60_000;

/** Places need not be kept more often. */
const snapshotMs = 15_000;

/** Adds a board to what is remembered of it: the first, and those of the last ten minutes, one in fifteen seconds. */
export function remember(history: readonly Snapshot[], board: Leaderboard, nowMs: number): Snapshot[] {
  const last = history.at(-1);
  if (last && nowMs - last.atMs < snapshotMs) return [...history];
  const [first, ...rest] = [...history, { atMs: nowMs, positions: positionsOf(board) }];
  const recent = rest.findLastIndex(({ atMs }) => atMs <= nowMs - baselineMs);
  return first ? [first, ...rest.slice(Math.max(0, recent))] : [];
}

const positionsOf = ({ rows }: Leaderboard) => new Map(rows.map(({ entry, position }) => [entry, position]));

/** The places to compare with. */
function baselineOf(history: readonly Snapshot[], baseline: Baseline, nowMs: number): Snapshot | undefined {
  const before = history.findLast(({ atMs }) => atMs <= nowMs - baselineMs);
  return baseline === 'minutes' ? (before ?? history[0]) : history[0];
}

/** Places won (positive) or lost on a board, by entry. Who was or is not ranked has not moved: there is no number to say. */
export function movesOf(
  { rows }: Leaderboard,
  history: readonly Snapshot[],
  baseline: Baseline,
  nowMs: number,
): Map<string, number> {
  const before = baselineOf(history, baseline, nowMs)?.positions;
  return new Map(
    rows.flatMap(({ entry, position }) => {
      const was = before?.get(entry) ?? null;
      const by = position === null || was === null ? 0 : was - position;
      return by === 0 ? [] : [[entry, by] as const];
    }),
  );
}
import type { Leaderboard } from '@topout/contract';
