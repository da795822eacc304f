import { placePoints } from '../leagues/place-points.ts';
import type { BoardRow } from '../model.ts';
import { once } from '../once.ts';
import { givesPoints } from '../scoring/gives-points.ts';
import type { ScoringSystem } from '../vocabulary.ts';

/**
 * What each ranked entry of a category brings its team, by entry uuid: its points where the scoring system
 * gives points, else the league's usual points for its place. Nobody without a place brings anything.
 *
 * Other scores cannot be added: `3T4z` is no number, and a hold on one route is not worth one on another.
 *
 * @param rows of one category
 */
export function teamPoints(
  system: ScoringSystem,
  rows: readonly Pick<BoardRow, 'entry' | 'position' | 'score'>[],
): ReadonlyMap<string, number> {
  const sharers = new Map<number | null, number>();
  for (const { position } of rows) sharers.set(position, (sharers.get(position) ?? 0) + 1);
  const brought = new Map<string, number>();
  for (const { entry, position, score } of rows) {
    if (position === null) continue;
    const points = givesPoints(system) ? score : placePoints(position, sharers.get(position) ?? 1);
    if (points !== null) brought.set(entry, points);
  }
  return brought;
}

const figures = once(() => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }));

/** Points of a team or a member as people read them. */
export const teamScoreText = (points: number): string => figures().format(points);
