import type { StagePlan } from '@topout/domain';
import { openCache } from '../../platform/cache/cache.ts';
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

/** Keeps plans until their next change: making one anew from hundreds of changes takes long, and every phone asks. */
export function keepPlans(db: Queries): KeptPlans {
  const kept = openCache<KeptPlan & { readonly last: string | null }>('plans');
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
    kept.set(key, made);
    return made;
  };
}
