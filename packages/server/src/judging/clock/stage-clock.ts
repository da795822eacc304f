import { Body, ClockPressBody, type StageClock } from '@topout/contract';
import { type Clock, clockOf, type LoggedPress } from '@topout/domain';
import { Compile } from 'typebox/compile';
import type { Queries } from '../../platform/db/database.ts';
import { actionOf } from './action-of.ts';
import { readPresses, type StoredPress } from './clock.queries.ts';

const { uuid: _uuid, stage: _stage, version: _version, ...said } = ClockPressBody.properties;
/** A press as the rule wrote it. */
const fits = Compile(Body(said));

/**
 * The clock that stored presses make; null = nobody has set it. Halls and files bring presses, too: one that the rule
 * did not write counts as not there, but for its version.
 */
export function storedClock(presses: readonly StoredPress[]): Clock | null {
  const clock = clockOf(presses.flatMap(loggedPress));
  const last = presses.at(-1);
  return clock && last ? { ...clock, version: last.version } : null;
}

function loggedPress({ version, madeAt, kind, details }: StoredPress): LoggedPress[] {
  const press = { ...details, kind };
  const action = fits.Check(press) ? actionOf(press) : null;
  const at = madeAt.getTime();
  return action && at >= 0 ? [{ version, at, action }] : [];
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
