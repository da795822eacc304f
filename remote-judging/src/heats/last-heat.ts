import type { ListedHeat } from '@topout/domain';
import type { Runs } from './heat-commands.ts';
import { raceOf } from './race-of.ts';
import type { Racer } from './racers.ts';

/** What a judge did last, and what the lanes said before. */
export interface LastHeat {
  readonly number: number;
  /** Who raced (`raceOf`). */
  readonly race: string;
  readonly does: 'saved' | 'cleared';
  readonly before: Runs;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was done to a heat just now. */
export const lastHeat = (heat: ListedHeat<Racer>, does: LastHeat['does']): LastHeat => ({
  number: heat.number,
  race: raceOf(heat),
  does,
  before: [heat.lanes[0].run, heat.lanes[1].run],
  at: Date.now(),
});
