import type { Competition, PlanStarter, Route, StagePlanAnswer } from '@topout/contract';
import { type PlanPlace, readPlan, routesOfList, slotsOf, type StagePlan } from '@topout/domain';
import { nameOfRoute } from '../competition/competition-routes.ts';

import { planTexts as texts } from './texts.ts';

/** A plan as the server gives it. */
export type ShownPlan = NonNullable<StagePlanAnswer['plan']>;

/** A route of a plan, as a column. */
export interface PlanRoute {
  readonly uuid: string;
  readonly name: string;
  /** What it is called beside its number; null = nothing else. */
  readonly called: string | null;
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
export function planView(shown: ShownPlan, competition: Named, routes: readonly Route[] = []): PlanView {
  const { plan, places, routesOf } = readPlan(shown);
  const nameOfList: PlanView['nameOfList'] = ({ category, group }) =>
    texts.list(nameOfCategory(competition, category), group);
  const columns = new Map<string, PlanRoute>();
  for (const list of plan.lists)
    for (const [at, uuid] of routesOfList(plan, list, routesOf).entries()) {
      const route = routes.find((one) => one.uuid === uuid);
      const shared = columns.has(uuid);
      const name = route && nameOfRoute(route, competition, shared ? undefined : list.category);
      columns.set(uuid, {
        uuid,
        name: name ?? texts.route(at + 1),
        called: route && route.name !== '' && route.name !== name ? route.name : null,
        of: shared || plan.lists.length === 1 ? null : nameOfList(list),
      });
    }
  return {
    plan,
    places,
    slots: slotsOf(places),
    routes: [...columns.values()],
    starters: new Map(
      shown.lists
        .flatMap(({ starters }) => starters)
        .flatMap((one) => (one ? [[one.entry, one] as const] : [])),
    ),
    nameOfList,
  };
}

const nameOfCategory = ({ stages }: Named, category: string): string =>
  stages.flatMap(({ categories }) => categories).find(({ uuid }) => uuid === category)?.name ?? '';

/** First and last name. */
export const starterName = ({ user }: Pick<PlanStarter, 'user'>): string =>
  `${user.firstName} ${user.lastName}`.trim();
