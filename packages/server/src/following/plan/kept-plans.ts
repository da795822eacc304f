import type { StagePlan } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { lastChange, readChanges } from './plan.queries.ts';
import { storedPlan } from './stored-plan.ts';

/** A plan after all its changes. */
export interface KeptPlan {
  /** How many changes made it. */
  readonly version: number;
  /** Null = there is none. */
  readonly plan: StagePlan | null;
}

/** Plans by competition and stage. @returns the plan as it is now */
export type KeptPlans = (competition: string, stage: string) => Promise<KeptPlan>;

/** As many as are climbed by at one time on a large server. */
const mostPlans = 200;

/** Keeps plans until their next change: making one anew from hundreds of changes takes long, and every phone asks. */
export function keepPlans(db: Queries): KeptPlans {
  const kept = new Map<string, KeptPlan & { readonly last: string | null }>();
  return async (competition, stage) => {
    const key = `${competition} ${stage}`;
    const known = kept.get(key);
    // Changes are only ever added.
    if (known && known.last === (await lastChange(db, competition, stage))) return known;
    const changes = await readChanges(db, competition, stage);
    const made = {
      version: changes.length,
      plan: storedPlan(changes)?.plan ?? null,
      last: changes.at(-1)?.id ?? null,
    };
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > mostPlans && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
