import { clockAt } from '@topout/domain';
import { judgedElsewhere } from '../../competition/authority/elsewhere.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readPresses } from './clock.queries.ts';
import { storedClock } from './stage-clock.ts';

/** A clock of a stage that runs now. */
export interface RunningClock {
  /** When the machine started that stored its last press, by the time of the press; null = not known. */
  readonly startedAt: number | null;
  readonly pressedAt: number;
}

interface Pressed extends RunningClock {
  readonly competition: string;
  readonly stage: string;
}

/** No clock runs for longer without a press. A hall's clocks run by the hall's time. */
const pressedStatement = {
  name: 'clock.pressed_lately',
  text: `
    select * from (
      select distinct on (c.competition_id, c.stage_id) c.competition_id as competition, c.stage_id as stage,
        (extract(epoch from c.machine_started_at) * 1000)::float8 as started_at,
        (extract(epoch from c.made_at) * 1000)::float8 as pressed_at
      from clock_press c where c.made_at > to_timestamp($1::float8 / 1000) - interval '1 day'
      order by c.competition_id, c.stage_id, c.version desc) x
    where (${judgedElsewhere('x.competition')}) is null
    order by pressed_at desc limit 50`,
};

/**
 * The clock that runs and was pressed last; null = none runs.
 *
 * @param now about the time
 * @param timeOf the time by which a clock runs, if it does
 */
export async function runningClock(
  db: Queries,
  now: number,
  timeOf: (clock: RunningClock) => number,
): Promise<RunningClock | null> {
  for (const pressed of await db.rows<Pressed>(pressedStatement, [now])) {
    const clock = storedClock(await readPresses(db, pressed.competition, pressed.stage));
    if (clock && clockAt(clock, timeOf(pressed)).status === 'RUNNING') return pressed;
  }
  return null;
}
