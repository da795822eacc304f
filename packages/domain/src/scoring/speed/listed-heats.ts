import type { ScoringSettings } from '../../competition/settings.ts';
import { resultOf } from '../../attempts/result.ts';
import type { RouteResult } from '../../model.ts';
import type { ScoringSystem } from '../../vocabulary.ts';
import { type Bracket, bracketOf, type Source } from './bracket.ts';
import { type Heat, heatsOf } from './heats.ts';
import type { ListedHeat, ListedLane, ListedRacer } from './listed-heat.ts';
import { effortOfRun, type Run } from './run.ts';
import { qualificationHeats } from './qualification-heats.ts';

/** How a stage of speed is raced. */
export interface SpeedStage {
  readonly system: ScoringSystem;
  readonly losers: ScoringSettings['speedLosers'];
  readonly ties: ScoringSettings['speedTies'];
  /** How many: lanes in qualification, rounds in a final. */
  readonly routes: number;
}

/** How many routes a stage lacks: without them some runs can be logged nowhere. 0 = none. */
export function missingRoutes({ system, losers, routes }: Omit<SpeedStage, 'ties'>): number {
  const needed = system === 'IFSC_SPEED_FINAL' ? bracketOf(routes, losers === 'race-on').rounds.length : 1;
  return Math.max(0, needed - routes);
}

/**
 * All heats of a stage in the order they are raced, as far as results say who is in them.
 *
 * @source scoring rules, section 13
 */
export function listedHeats<T extends ListedRacer>(
  { system, losers, ties, routes }: SpeedStage,
  racers: readonly T[],
): readonly ListedHeat<T>[] {
  if (system !== 'IFSC_SPEED_FINAL') return qualificationHeats(racers, routes);
  const bracket = bracketOf(routes, losers === 'race-on');
  const field = racers.map((racer) => ({ racer, entry: racer.entry, marks: racer.runs.map(markOf) }));
  return heatsOf(bracket, field, ties).map((heat, index) => drawnHeat(bracket, heat, index));
}

const markOf = (run: Run | null): RouteResult | undefined =>
  run === null ? undefined : (resultOf([effortOfRun(run)], 'SPORT') ?? undefined);

function drawnHeat<T extends ListedRacer>(
  { rounds, heats }: Bracket,
  { round, upper, lower, open, winner }: Heat<{ readonly racer: T } & Parameters<typeof heatsOf>[1][number]>,
  index: number,
): ListedHeat<T> {
  const plan = heats[index];
  const lane = (racer: T | null, isOpen: boolean, source: Source | undefined): ListedLane<T> => ({
    racer,
    route: round,
    run: racer?.runs[round] ?? null,
    waitsFor: isOpen && source && 'heat' in source ? { heat: source.heat + 1, takes: source.takes } : null,
  });
  const lanes = [
    lane(upper?.racer ?? null, open[0], plan?.upper),
    lane(lower?.racer ?? null, open[1], plan?.lower),
  ] as const;
  const nobody = lanes.every(({ racer, waitsFor }) => racer === null && waitsFor === null);
  return {
    number: index + 1,
    round: rounds[round]?.name ?? '',
    lanes,
    winner: winner?.racer ?? null,
    done: winner !== null || nobody,
  };
}
