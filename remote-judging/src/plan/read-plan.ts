import type { StagePlanAnswer } from '@topout/contract';
import { placesOf, type PlanPlace, type StagePlan } from '@topout/domain';

export type ShownPlan = NonNullable<StagePlanAnswer['plan']>;

interface ReadPlan {
  readonly plan: StagePlan;
  readonly places: readonly PlanPlace[];
  readonly routesOf: (category: string) => readonly string[];
}

/** A plan as the rules know it, with who is where. */
export function readPlan({ startsAt, lists, ...choice }: ShownPlan): ReadPlan {
  const plan: StagePlan = {
    ...choice,
    startsAt: Date.parse(startsAt),
    lists: lists.map(({ category, group, starters }) => ({
      category,
      group,
      order: starters.map((starter) => starter?.entry ?? null),
    })),
  };
  const routesOf = (category: string) => lists.find((list) => list.category === category)?.routes ?? [];
  return { plan, places: placesOf(plan, routesOf), routesOf };
}
