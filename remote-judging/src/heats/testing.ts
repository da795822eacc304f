import type { HeatRacer, HeatRun, Heats } from '@topout/contract';
import { aStage } from '@topout/testing';
import { aSportRoute, routeId, userId, women } from '../testing/gym.tsx';

export const time = (ms: number): HeatRun => ({ kind: 'TIME', ms });
export const fall: HeatRun = { kind: 'FALL', ms: null };

/** Three routes: lanes, or rounds of a final of four. */
export const lanes = [1, 2, 3].map((number) => aSportRoute({ uuid: routeId(number), segmentsCount: 3 }));

/** A stage of speed with the women. */
export const speedStage = (scoringSystem: 'IFSC_SPEED' | 'IFSC_SPEED_FINAL') =>
  aStage({
    name: scoringSystem === 'IFSC_SPEED' ? 'Qualification' : 'Final',
    scoringSystem,
    categories: [{ ...women, capacity: null }],
  });

export const aRacer = (seed: number, name: string, ...runs: (HeatRun | null)[]): HeatRacer => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    entry: `0198a5c0-3333-7000-8000-00000000000${seed}`,
    user: { uuid: userId(seed), firstName, lastName },
    competitorNumber: `${seed}`,
    status: 'ENTERED',
    startPosition: 5 - seed,
    previousRanks: [seed],
    runs: [0, 1, 2].map((route) => runs[route] ?? null),
    versions: [0, 1, 2].map((route) => (runs[route] ? 1 : 0)),
  };
};

/** The heats of the women: four who are seeded in this order. */
export const someHeats = (racers: readonly HeatRacer[], more: Partial<Heats> = {}): Heats => ({
  category: women.uuid,
  version: 1,
  scoringSystem: 'IFSC_SPEED_FINAL',
  losers: 'qualification',
  ties: 'qualification',
  routes: lanes.map(({ uuid }) => uuid),
  racers: [...racers],
  ...more,
});
