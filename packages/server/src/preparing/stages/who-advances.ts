import { type BoardRow, quota, startOrder } from '@topout/domain';
import type { StageEntry } from './advance.queries.ts';

/** A person who advances, in the start order of the next stage. */
export interface Advancer {
  readonly entry: StageEntry;
  /** In the stage that ends. */
  readonly position: number;
  readonly startPosition: number;
  /** For count-back in the next stage, in the order they apply. */
  readonly previousRanks: readonly (number | null)[];
}

/**
 * Who advances from a category, in start order. Retired people do not, and nobody replaces them; where somebody
 * declined, the next in rank does.
 *
 * Equal ranks start by the previous rank, then by lot; the lot comes from the uuid, so that the preview comes
 * true.
 *
 * @source scoring rules, sections 6 and 8
 */
export function whoAdvances(
  rows: readonly BoardRow[],
  entries: readonly StageEntry[],
  n: number,
): Advancer[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const positions = new Map(rows.map(({ entry, position }) => [entry, position]));
  const grouped = wasGrouped(entries);
  const declined = new Set(entries.flatMap((entry) => (entry.declined ? [entry.id] : [])));
  const going = quota(rows, n, declined).flatMap((id) => {
    const [entry, position] = [byId.get(id), positions.get(id)];
    return entry && position && entry.status !== 'RETIRED' ? [{ entry, position }] : [];
  });
  const lots = new Map(going.map(({ entry }) => [entry.id, entry]));
  const order = startOrder(
    going.map(({ entry, position }) => ({
      entry: entry.id,
      rank: position,
      seed: entry.previousRanks[0] ?? null,
    })),
    lotteryOf([...lots.keys()]),
  );
  const places = new Map(order.map((id, index) => [id, index + 1]));
  return going
    .map(({ entry, position }) => ({
      entry,
      position,
      startPosition: places.get(entry.id) ?? 0,
      previousRanks: placesBefore(entry, position, grouped),
    }))
    .toSorted((a, b) => a.startPosition - b.startPosition);
}

/** Whether a stage was held in groups, each climbing different routes. */
export const wasGrouped = (entries: readonly StageEntry[]): boolean =>
  entries.some(({ startingGroup }) => startingGroup !== null);

/**
 * The ranks for count-back in the next stage, in the order they apply; never across a stage held in groups.
 */
export const placesBefore = (
  entry: StageEntry,
  position: number | null,
  grouped: boolean,
): readonly (number | null)[] => (grouped ? [] : [position, ...entry.previousRanks]);

/** Draws a lot for each id in turn, always the same. */
function lotteryOf(ids: readonly string[]): () => number {
  const lots = ids.map((id) => Number.parseInt(id.slice(-8), 16) / 0xffffffff);
  let drawn = 0;
  return () => lots[drawn++] ?? 0;
}

/** Who would advance from a category and has declined, best first. */
export function whoDeclined(
  rows: readonly BoardRow[],
  entries: readonly StageEntry[],
  n: number,
): Pick<Advancer, 'entry' | 'position'>[] {
  const declined = new Map(entries.flatMap((entry) => (entry.declined ? [[entry.id, entry]] : [])));
  const last = Math.max(0, ...positionsOf(rows, quota(rows, n, new Set(declined.keys()))));
  return rows.flatMap(({ entry: id, position }) => {
    const entry = declined.get(id);
    return entry && position !== null && position <= last ? [{ entry, position }] : [];
  });
}

function positionsOf(rows: readonly BoardRow[], going: readonly string[]): number[] {
  const ids = new Set(going);
  return rows.flatMap(({ entry, position }) => (ids.has(entry) && position !== null ? [position] : []));
}
