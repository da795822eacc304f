import type { BoardRoute, RouteResult } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { markOf } from './mark-of.ts';

/** The marks of a climber, in the order of the routes: the skyline of the day. */
export function marksOf(
  results: ReadonlyMap<string, RouteResult>,
  routes: readonly BoardRoute[],
  system: ScoringSystem,
): string {
  return routes.map((route) => markOf(results.get(route.uuid), route, system)).join('');
}

/** What a skyline shows, counted: on sport routes zones are none. */
export interface MarksCount {
  readonly routes: number;
  readonly tops: number;
  readonly flashes: number;
  readonly zones: number;
  readonly tried: number;
}

/** Counts a skyline. Tops and zones on the way to them count once, as the highest. */
export function countMarks(marks: string): MarksCount {
  const of = (wanted: string) => Array.from(marks).filter((mark) => wanted.includes(mark)).length;
  return {
    routes: marks.length,
    tops: of('FT'),
    flashes: of('F'),
    zones: of('Zyz'),
    tried: marks.length - of('.'),
  };
}
