import type { StageClock } from '@topout/contract';
import { type Clock, type ClockAction, clockOf } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { readPresses, type StoredPress } from './clock.queries.ts';

/** The clock that stored presses make; null = nobody has set it. */
export function storedClock(presses: readonly StoredPress[]): Clock | null {
  const logged = presses.map(({ madeAt, kind, details }) => ({
    at: madeAt.getTime(),
    // As the rule wrote it.
    action: { ...details, kind } as ClockAction,
  }));
  return clockOf(logged, (presses[0]?.version ?? 1) - 1);
}

/** A stage's clock, as everybody sees it. */
export async function showClock(db: Queries, competition: string, stage: string): Promise<StageClock> {
  const clock = storedClock(await readPresses(db, competition, stage));
  if (!clock) return { stage, clock };
  const { kept, from } = clock;
  return {
    stage,
    clock: { ...clock, kept: [...kept], from: from && { ...from, kept: [...from.kept] } },
  };
}
