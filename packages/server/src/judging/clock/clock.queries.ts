import type { ClockAction } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';
import { hallAhead } from './hall-ahead.ts';

export interface StoredPress {
  readonly version: number;
  readonly id: string;
  readonly madeAt: Date;
  /** Null = somebody who was deleted since. */
  readonly madeBy: string | null;
  readonly kind: ClockAction['kind'];
  readonly details: Readonly<Record<string, unknown>>;
}

// A new plan makes void what was pressed before.
const readAll = {
  name: 'clock.presses',
  text: `
    select c.version, c.id, c.made_at + ${hallAhead('$1')} as made_at, trim(p.first_name || ' ' || p.last_name) as made_by, c.kind, c.details
    from clock_press c
    left join profile p on p.id = c.made_by
    where c.competition_id = $1 and c.stage_id = $2 and c.version >= coalesce((
      select max(version) from clock_press where competition_id = $1 and stage_id = $2 and kind = 'SET'), 1)
    order by c.version`,
};

/** The presses that make a stage's clock, in order, by this server's clock. */
export const readPresses = (db: Queries, competition: string, stage: string): Promise<StoredPress[]> =>
  db.rows<StoredPress>(readAll, [competition, stage]);

const isKnown = {
  name: 'clock.known',
  text: 'select from clock_press where competition_id = $1 and stage_id = $2 and id = $3',
};

/** Whether a press has arrived before. */
export const knowsPress = async (
  db: Queries,
  competition: string,
  stage: string,
  id: string,
): Promise<boolean> => (await db.rows(isKnown, [competition, stage, id])).length > 0;

const insert = {
  name: 'clock.press',
  text: `
    insert into clock_press (competition_id, stage_id, version, id, made_at, machine_started_at, made_by, kind, details)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning version`,
};

export interface NewPress {
  readonly version: number;
  readonly id: string;
  readonly at: number;
  /** When the machine started, by the same time; null = the database has a clock of its own. */
  readonly startedAt: number | null;
  readonly by: string | null;
  readonly action: ClockAction;
}

/** @returns whether it was the first of its version, and the first of its id */
export async function writePress(
  db: Queries,
  competition: string,
  stage: string,
  { version, id, at, startedAt, by, action: { kind, ...details } }: NewPress,
): Promise<boolean> {
  const values = [
    competition,
    stage,
    version,
    id,
    new Date(at),
    startedAt === null ? null : new Date(startedAt),
    by,
    kind,
    jsonOf(details),
  ];
  return (await db.rows(insert, values)).length > 0;
}
