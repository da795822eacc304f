import { climb, type DemoEffort } from './climbing.ts';
import type { Random } from './random.ts';

export interface DemoClimber {
  readonly id: string;
  readonly ability: number;
  readonly routes: readonly ClimbedRoute[];
}

export interface ClimbedRoute {
  readonly id: string;
  readonly climbType: 'BOULDER' | 'SPORT';
  readonly segmentsCount: number;
  readonly difficulty: number;
}

/** A climber's tries on one route, as one judge saved them. */
export interface Visit {
  readonly climber: string;
  readonly route: string;
  /** Milliseconds since 1970 of each effort; the judge saves after the last. */
  readonly efforts: readonly (DemoEffort & { readonly atMs: number })[];
  readonly savedMs: number;
}

const minute = 60_000;

interface Window {
  readonly fromMs: number;
  readonly untilMs: number;
  /** Minutes between two routes. */
  readonly rest: readonly [low: number, high: number];
}

/**
 * What a field climbs between two moments: everybody starts when they are warm, takes the routes from easy to
 * hard and rests in between. In the order the judges saved it.
 */
export function climbSession(
  climbers: readonly DemoClimber[],
  window: Window,
  random: Random,
): readonly Visit[] {
  const visits = climbers.flatMap((climber) => visitsOf(climber, window, random));
  return visits.toSorted((a, b) => a.savedMs - b.savedMs);
}

function visitsOf(climber: DemoClimber, { fromMs, untilMs, rest }: Window, random: Random): Visit[] {
  const visits: Visit[] = [];
  let nowMs = fromMs + random.between(1, 30) * minute;
  for (const route of inOrder(climber, random)) {
    const efforts = climb(climber.ability, route, random).map((effort) => {
      nowMs += random.between(70, 200) * 1000;
      return { ...effort, atMs: nowMs };
    });
    const savedMs = nowMs + random.between(4, 25) * 1000;
    if (savedMs >= untilMs) break;
    visits.push({ climber: climber.id, route: route.id, efforts, savedMs });
    nowMs = savedMs + random.between(rest[0], rest[1]) * minute;
  }
  return visits;
}

/** Easy ones first, but nobody walks in a straight line. */
function inOrder({ routes }: DemoClimber, random: Random): readonly ClimbedRoute[] {
  return routes
    .map((route) => ({ route, turn: route.difficulty + random.normal(0, 0.9) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ route }) => route);
}
