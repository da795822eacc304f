import { placesOf, type PlanPlace, type RoutesOf } from './places.ts';
import type { PlanChoice, StagePlan } from './stage-plan.ts';

/** A plan as it is shown, with its people and routes. */
interface Shown extends Omit<PlanChoice, 'startsAt'> {
  readonly startsAt: string;
  readonly lists: readonly {
    readonly category: string;
    readonly group: string | null;
    readonly routes: readonly string[];
    readonly starters: readonly ({ readonly entry: string } | null)[];
  }[];
}

interface ReadPlan {
  readonly plan: StagePlan;
  readonly places: readonly PlanPlace[];
  readonly routesOf: RoutesOf;
}

/** A plan that is shown as the rules know it, with who is where. */
export function readPlan({ startsAt, lists, ...choice }: Shown): ReadPlan {
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
