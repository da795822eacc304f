import { placesOf, type RoutesOf, slotsOf } from './places.ts';
import type { PlanChoice, PlanList, StagePlan } from './stage-plan.ts';

/** What somebody does with a plan. Places and lists count from 1. */
export type PlanChange =
  /** From the start lists as they are. */
  | ({ readonly kind: 'MAKE'; readonly lists: readonly PlanList[] } & PlanChoice)
  | { readonly kind: 'MOVE'; readonly entry: string; readonly place: number }
  /** A gap before a place; those from there on move down. */
  | { readonly kind: 'GAP'; readonly list: number; readonly place: number }
  /** Takes a gap away; those after it move up. */
  | { readonly kind: 'CLOSE'; readonly list: number; readonly place: number }
  /** Somebody goes, and a gap stays. */
  | { readonly kind: 'LEAVE'; readonly entry: string }
  /** At the end of a list. */
  | { readonly kind: 'ADD'; readonly entry: string; readonly list: number }
  | { readonly kind: 'BEGIN'; readonly startsAt: number }
  | { readonly kind: 'UNDO' };

export const planChanges = [
  'MAKE',
  'MOVE',
  'GAP',
  'CLOSE',
  'LEAVE',
  'ADD',
  'BEGIN',
  'UNDO',
] as const satisfies readonly PlanChange['kind'][];

/** A plan after its changes, and what undo goes back to. */
export interface ChangedPlan {
  readonly plan: StagePlan;
  /** Null = there was no plan. */
  readonly before: ChangedPlan | null;
}

const noPlan = 'This stage has no plan yet. Choose a format first.';

/**
 * A plan after a change, or the sentence that says why it cannot be.
 *
 * @param before null = the stage has none
 * @source behaviour: plan#changes
 */
export function changePlan(
  before: ChangedPlan | null,
  change: PlanChange,
): { readonly after: ChangedPlan | null } | { readonly problem: string } {
  if (change.kind === 'UNDO')
    return before ? { after: before.before } : { problem: 'There is nothing to undo.' };
  if (change.kind === 'MAKE') {
    const { kind: _kind, ...plan } = change;
    return { after: { plan, before } };
  }
  if (!before) return { problem: noPlan };
  const plan = changed(before.plan, change);
  return typeof plan === 'string' ? { problem: plan } : { after: { plan, before } };
}

function changed(
  plan: StagePlan,
  change: Exclude<PlanChange, { kind: 'MAKE' | 'UNDO' }>,
): StagePlan | string {
  if (change.kind === 'BEGIN') return { ...plan, startsAt: change.startsAt };
  const at =
    'list' in change ? change.list - 1 : plan.lists.findIndex(({ order }) => order.includes(change.entry));
  const list = plan.lists[at];
  if (!list)
    return 'list' in change ? 'This plan has no such start list.' : 'This climber is not in the plan.';
  const order = ordered(list.order, change);
  if (typeof order === 'string') return order;
  return { ...plan, lists: plan.lists.with(at, { ...list, order }) };
}

function ordered(
  order: PlanList['order'],
  change: Exclude<PlanChange, { kind: 'MAKE' | 'BEGIN' | 'UNDO' }>,
): PlanList['order'] | string {
  switch (change.kind) {
    case 'MOVE': {
      if (change.place > order.length) return `There are places 1 to ${order.length}.`;
      const others = order.filter((entry) => entry !== change.entry);
      return others.toSpliced(change.place - 1, 0, change.entry);
    }
    case 'GAP':
      if (change.place > order.length) return `There are places 1 to ${order.length}.`;
      return order.toSpliced(change.place - 1, 0, null);
    case 'CLOSE':
      if (order[change.place - 1] !== null) return 'There is no gap at this place.';
      return order.toSpliced(change.place - 1, 1);
    case 'LEAVE':
      return order.map((entry) => (entry === change.entry ? null : entry));
    case 'ADD':
      return order.includes(change.entry) ? 'This climber is already in the plan.' : [...order, change.entry];
  }
}

/** The plan that changes make, in their order; null = there is none. */
export function planOf(changes: readonly PlanChange[]): ChangedPlan | null {
  let now: ChangedPlan | null = null;
  for (const change of changes) {
    const next = changePlan(now, change);
    if ('after' in next) now = next.after;
  }
  return now;
}

/**
 * Why a plan cannot be climbed: it has nobody or no routes, or needs more slots than there are.
 *
 * @returns null if it can
 * @source behaviour: plan#changes
 */
export function planProblem(plan: StagePlan, routesOf: RoutesOf): string | null {
  const climbers = plan.lists.flatMap(({ order }) => order.filter((entry) => entry !== null));
  if (climbers.length === 0) return 'A plan needs at least one climber.';
  for (const { category } of plan.lists) {
    const routes = routesOf(category).length;
    const groups = plan.lists.filter((list) => list.category === category).length;
    if (routes === 0) return 'A category of this stage has no routes. Give it routes first.';
    if (plan.split && routes % groups !== 0)
      return `${groups} groups cannot share ${counted(routes, 'route')} equally. Let them climb the same routes.`;
  }
  const needed = slotsOf(placesOf(plan, routesOf));
  const { slots } = plan.times;
  if (needed <= slots) return null;
  return `${counted(climbers.length, 'climber')} need ${counted(needed, 'slot')}, and there ${slots === 1 ? 'is' : 'are'} ${slots}. Allow more slots, or choose another format.`;
}

const counted = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;
