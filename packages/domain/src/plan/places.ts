import type { PlanFormat, PlanList, StagePlan } from './stage-plan.ts';

/** The routes of a category, in their order. */
export type RoutesOf = (category: string) => readonly string[];

/** Somebody on a route in a slot. */
export interface PlanPlace {
  /** From 1. */
  readonly slot: number;
  readonly route: string;
  readonly list: PlanList;
  /** In the list, from 0. */
  readonly at: number;
  /** Null = a gap. */
  readonly entry: string | null;
}

/** The routes that a list climbs: where groups have a part each, the first group has the first routes. */
export function routesOfList(
  { split, lists }: Pick<StagePlan, 'split' | 'lists'>,
  { category, group }: Pick<PlanList, 'category' | 'group'>,
  routesOf: RoutesOf,
): readonly string[] {
  const routes = routesOf(category);
  if (!split) return routes;
  const groups = lists.filter((list) => list.category === category);
  const share = Math.floor(routes.length / groups.length);
  const at = groups.findIndex((list) => list.group === group);
  return routes.slice(at * share, (at + 1) * share);
}

interface Size {
  readonly starters: number;
  readonly routes: number;
}

/**
 * The slot of somebody within their list.
 *
 * @param place in the start order, from 0
 * @param route in the order of the routes, from 0
 * @returns from 0
 * @source behaviour: plan#formats
 */
function slotWithin(
  { format, rest }: { readonly format: PlanFormat; readonly rest: number },
  { place, route }: { readonly place: number; readonly route: number },
  { starters, routes }: Size,
): number {
  if (format === 'FREE') return 0;
  if (format === 'FINAL') return place + starters * route;
  if (format !== 'LEAD') return place + (rest + 1) * route;
  // All routes at once: each begins further down the list. Where few climb, pauses between its parts let everybody rest.
  const length = Math.max(starters, routes * (rest + 1));
  const part = (of: number, at: number) => Math.ceil((of * at) / routes);
  let at = routes - 1;
  while (part(starters, at) > place) at -= 1;
  const turn = place - part(starters, at) + part(length, at);
  return (turn + Math.floor((length * route) / routes)) % length;
}

/**
 * Who is where in each slot, by slot and then in the order of lists and routes.
 *
 * @source behaviour: plan#formats
 */
export function placesOf(plan: StagePlan, routesOf: RoutesOf): PlanPlace[] {
  const all: PlanPlace[] = [];
  const taken = new Set<string>();
  for (const list of plan.lists) {
    const own = placesWithin(plan, list, routesOfList(plan, list, routesOf));
    const before = begin(plan, own, { taken, slots: slotsOf(all) });
    for (const place of own) {
      const slot = place.slot + before;
      taken.add(key(slot, place.route));
      all.push({ ...place, slot });
    }
  }
  return all.toSorted((a, b) => a.slot - b.slot);
}

function placesWithin(plan: StagePlan, list: PlanList, routes: readonly string[]): PlanPlace[] {
  const size = { starters: list.order.length, routes: routes.length };
  return routes.flatMap((route, at) =>
    list.order.map((entry, place) => ({
      slot: slotWithin(plan, { place, route: at }, size) + 1,
      route,
      list,
      at: place,
      entry,
    })),
  );
}

interface Before {
  readonly taken: ReadonlySet<string>;
  readonly slots: number;
}

/** How many slots pass before a list begins: at the same time nobody meets anybody on a route. */
function begin({ format, together }: StagePlan, own: readonly PlanPlace[], { taken, slots }: Before): number {
  if (format === 'FREE') return 0;
  if (!together) return slots;
  for (let before = 0; before < slots; before += 1)
    if (own.every(({ slot, route }) => !taken.has(key(slot + before, route)))) return before;
  return slots;
}

const key = (slot: number, route: string) => `${slot}/${route}`;

/** How many slots a plan takes. */
export const slotsOf = (places: readonly Pick<PlanPlace, 'slot'>[]): number =>
  places.reduce((most, { slot }) => Math.max(most, slot), 0);

/** Where somebody climbs, by slot. */
export const placesOfEntry = (places: readonly PlanPlace[], entry: string): PlanPlace[] =>
  places.filter((place) => place.entry === entry);
