import type { ListedHeat } from '@topout/domain';
import { isSame, type Runs } from './heat-commands.ts';
import { raceOf } from './race-of.ts';
import type { Racer } from './racers.ts';

/** What a judge did last, and what the lanes said before and after. */
export interface LastHeat {
  readonly number: number;
  /** Who raced (`raceOf`). */
  readonly race: string;
  readonly does: 'saved' | 'cleared';
  readonly before: Runs;
  readonly after: Runs;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was done to a heat just now. @param after what its lanes say since */
export const lastHeat = (heat: ListedHeat<Racer>, does: LastHeat['does'], after: Runs): LastHeat => ({
  number: heat.number,
  race: raceOf(heat),
  does,
  before: runsOf(heat),
  after,
  at: Date.now(),
});

/**
 * What the lanes say once a deed is taken back; null = it has been by then, or others have changed all of it. A lane that
 * somebody else has logged since keeps what they logged.
 */
export function takenBack(heat: ListedHeat<Racer>, { before, after }: LastHeat): Runs | null {
  const now = runsOf(heat);
  const mine = ([0, 1] as const).map(
    (lane) => !isSame(before[lane], after[lane]) && isSame(now[lane], after[lane]),
  );
  if (!mine.includes(true)) return null;
  return [mine[0] ? before[0] : now[0], mine[1] ? before[1] : now[1]];
}

const runsOf = ({ lanes }: ListedHeat<Racer>): Runs => [lanes[0].run, lanes[1].run];
