import type { QueueWall } from '@topout/contract';
import { nextPlaces, readPlan } from '@topout/domain';
import type { World } from './world.ts';

/** Who is next at a route. */
export type NextUp = Pick<QueueWall['data'][number], 'route' | 'next'>;

/** Who waits at each route; where nobody waits anywhere, who climbs next by the plan. */
export function nextUp(world: World): readonly NextUp[] {
  const waiting = world.queues.filter(({ next }) => next.length > 0);
  return waiting.length > 0 ? waiting : nextByPlan(world);
}

function nextByPlan({ plan: shown, face }: World): readonly NextUp[] {
  const slot = face.slot();
  // In a free session nobody is next.
  if (!shown || slot === null || shown.format === 'FREE') return [];
  const starters = new Map(
    shown.lists.flatMap((list) =>
      list.starters.flatMap((one) => (one?.status === 'ENTERED' ? [[one.entry, one.user] as const] : [])),
    ),
  );
  const next = new Map<string, NextUp['next']>();
  for (const { route, entry } of nextPlaces(readPlan(shown).places, slot, (one) => starters.has(one))) {
    const user = starters.get(entry);
    if (!user) continue;
    const name = `${user.firstName} ${user.lastName}`.trim();
    next.set(route, [...(next.get(route) ?? []), { user: user.uuid, name, call: null }]);
  }
  return [...next].map(([route, climbers]) => ({ route, next: climbers }));
}
