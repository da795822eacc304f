import type { PlanChange } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';

export interface StoredChange {
  readonly id: string;
  /** Null = somebody who was deleted since. */
  readonly madeBy: string | null;
  readonly kind: PlanChange['kind'];
  readonly details: Readonly<Record<string, unknown>>;
}

const readAll = {
  name: 'plan.changes',
  text: `
    select c.id, trim(p.first_name || ' ' || p.last_name) as made_by, c.kind, c.details
    from plan_change c left join profile p on p.id = c.made_by
    where c.competition_id = $1 and c.stage_id = $2 order by c.version`,
};

/** All changes of a stage's plan, in order: there are as many as its version says. */
export const readChanges = (db: Queries, competition: string, stage: string): Promise<StoredChange[]> =>
  db.rows<StoredChange>(readAll, [competition, stage]);

const last = {
  name: 'plan.last',
  text: 'select id from plan_change where competition_id = $1 and stage_id = $2 order by version desc limit 1',
};

/** The id of the last change of a stage's plan; null = there was none. */
export const lastChange = async (db: Queries, competition: string, stage: string): Promise<string | null> =>
  (await db.rows<{ id: string }>(last, [competition, stage]))[0]?.id ?? null;

const insert = {
  name: 'plan.change',
  text: `
    insert into plan_change (competition_id, stage_id, version, id, made_by, kind, details)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning version`,
};

export interface NewChange {
  readonly version: number;
  readonly id: string;
  readonly by: string | null;
  readonly change: PlanChange;
}

/** @returns whether it was the first of its version, and the first of its id */
export async function writeChange(
  db: Queries,
  competition: string,
  stage: string,
  { version, id, by, change: { kind, ...details } }: NewChange,
): Promise<boolean> {
  const values = [competition, stage, version, id, by, kind, jsonOf(details)];
  return (await db.rows(insert, values)).length > 0;
}

const known = {
  name: 'plan.known',
  text: 'select from plan_change where competition_id = $1 and stage_id = $2 and id = $3',
};

/** Whether a change has arrived before. */
export const knowsChange = async (
  db: Queries,
  competition: string,
  stage: string,
  id: string,
): Promise<boolean> => (await db.rows(known, [competition, stage, id])).length > 0;

const enteredStatement = {
  name: 'plan.entered',
  text: `
    select from entry e join profile p on p.id = e.profile_id
    where e.competition_id = $1 and e.stage_id = $2 and e.status <> 'WAITING' and (p.id = $3 or p.parent_id = $3) limit 1`,
};

/** Whether somebody, or a child of theirs, climbs in a stage. */
export const climbsIn = async (
  db: Queries,
  competition: string,
  stage: string,
  profile: string,
): Promise<boolean> => (await db.rows(enteredStatement, [competition, stage, profile])).length > 0;
