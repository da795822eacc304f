import type { StagePlanAnswer } from '@topout/contract';
import { type PlanPlace, readPlan, slotBegins } from '@topout/domain';
import type { PrintedRow } from './chosen.ts';

type Plan = NonNullable<StagePlanAnswer['plan']>;

/** A line of a start list. */
export interface StartLine {
  /** Null = a break: nobody starts, and the slots stay empty. */
  readonly row: PrintedRow | null;
  /** When they start on each route that has a time of its own, in the order of the routes; ms since 1970. */
  readonly times: readonly number[];
}

/** A start list with its times. */
export interface TimedList {
  readonly lines: readonly StartLine[];
  /** The routes that have a time of their own: all of lead, the first of a rotation or a final. */
  readonly routes: readonly string[];
}

/** As many times as a line has room for. */
const mostTimes = 2;

/**
 * The start list as the plan has it: who does not start keeps their place and time, and breaks stay. Whoever is not in the plan
 * follows without a time.
 *
 * @param plan null = there is none
 * @source behaviour: lists#start-lists
 */
export function timedList(
  plan: Plan | null,
  { category, group }: { readonly category: string; readonly group: string | null },
  starters: readonly PrintedRow[],
): TimedList {
  const untimed = starters.map((row) => ({ row, times: [] }));
  if (plan === null || plan.format === 'FREE') return { lines: untimed, routes: [] };
  const read = readPlan(plan);
  const list = read.plan.lists.find((one) => one.category === category && one.group === group);
  if (!list) return { lines: untimed, routes: [] };
  const places = read.places.filter((place) => place.list === list);
  const climbed = [...new Set(places.map(({ route }) => route))];
  const inOrder = read.routesOf(category).filter((route) => climbed.includes(route));
  const routes = inOrder.slice(0, plan.format === 'LEAD' ? mostTimes : 1);
  const rows = new Map(starters.map((row) => [row.entry, row]));
  const lines = list.order.map((entry, at) => ({
    row: (entry !== null && rows.get(entry)) || null,
    times: routes.flatMap((route) => timeOn(read.plan, places, { route, at })),
  }));
  const planned = new Set(list.order);
  return { routes, lines: [...lines, ...untimed.filter(({ row }) => !planned.has(row.entry))] };
}

/** @param at in the list, from 0: on each route the places come in the list's order */
function timeOn(
  plan: Parameters<typeof slotBegins>[0],
  places: readonly PlanPlace[],
  { route, at }: { readonly route: string; readonly at: number },
): number[] {
  const place = places.filter((one) => one.route === route).find((one) => one.at === at);
  return place ? [slotBegins(plan, place.slot)] : [];
}
