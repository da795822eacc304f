import type { Competition, PlanStarter, Route, StagePlanAnswer } from '@topout/contract';
import { placesOf, type PlanPlace, routesOfList, slotsOf, type StagePlan } from '@topout/domain';
import { nameOfRoute } from '../competition/competition-routes.ts';
import { planTexts as texts } from './texts.ts';

type Shown = NonNullable<StagePlanAnswer['plan']>;

/** A route of a plan, as a column. */
export interface PlanRoute {
  readonly uuid: string;
  readonly name: string;
  /** Whose it is, where not all lists climb it. */
  readonly of: string | null;
}

/** A plan with all that its pages show. */
export interface PlanView {
  readonly plan: StagePlan;
  readonly places: readonly PlanPlace[];
  readonly slots: number;
  readonly routes: readonly PlanRoute[];
  readonly starters: ReadonlyMap<string, PlanStarter>;
  readonly nameOfList: (list: { readonly category: string; readonly group: string | null }) => string;
}

type Named = Pick<Competition, 'stages' | 'routeGroups'>;

/** @param routes of the venue, as far as they are known */
export function planView(shown: Shown, competition: Named, routes: readonly Route[] = []): PlanView {
  const { startsAt, lists, ...choice } = shown;
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
  const places = placesOf(plan, routesOf);
  const nameOfList: PlanView['nameOfList'] = ({ category, group }) =>
    texts.list(nameOfCategory(competition, category), group);
  const columns = new Map<string, PlanRoute>();
  for (const list of plan.lists) {
    const own = routesOfList(plan, list, routesOf);
    for (const [at, uuid] of own.entries()) {
      const route = routes.find((one) => one.uuid === uuid);
      const name = route ? nameOfRoute(route, competition, list.category) : texts.route(at + 1);
      const of = plan.lists.length > 1 ? nameOfList(list) : null;
      columns.set(uuid, { uuid, name, of: columns.has(uuid) ? null : of });
    }
  }
  return {
    plan,
    places,
    slots: slotsOf(places),
    routes: [...columns.values()],
    starters: new Map(
      lists.flatMap(({ starters }) => starters).flatMap((one) => (one ? [[one.entry, one] as const] : [])),
    ),
    nameOfList,
  };
}

const nameOfCategory = ({ stages }: Named, category: string): string =>
  stages.flatMap(({ categories }) => categories).find(({ uuid }) => uuid === category)?.name ?? '';

/** First and last name. */
export const starterName = ({ user }: Pick<PlanStarter, 'user'>): string =>
  `${user.firstName} ${user.lastName}`.trim();
