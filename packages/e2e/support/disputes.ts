import type { APIRequestContext } from '@playwright/test';
import { newcomer, type Person, register } from './accounts.ts';
import { type Climber, enterChildren, freeRoute, type Gym, joinGym, type Route } from './competition.ts';

/** A parent whose child has one attempt on a route of the running demo competition. */
export interface Attempted extends Gym {
  readonly parent: Person;
  readonly climber: Climber;
  readonly route: Route;
  /** Sets the child's attempts, as the organiser. */
  readonly correct: (attempts: readonly object[]) => Promise<unknown>;
}

export async function joinAttempted(
  request: APIRequestContext,
  firstName: string,
  routeName: string,
): Promise<Attempted> {
  const gym = await joinGym(request, []);
  const parent = newcomer('Pat', 'Parent');
  const api = await register(request, parent);
  const [climber] = await enterChildren(api, gym.uuid, gym.category, [firstName], 30);
  if (!climber) throw new Error('nobody is entered');
  const route = await freeRoute(gym, routeName);
  const address = `/routes/${route.uuid}/attempts?user=${climber.uuid}&competition=${gym.uuid}`;
  const correct = (attempts: readonly object[]) => gym.organiser.patch(address, { attempts });
  await correct([{ success: false, segments_count: 0 }]);
  return { ...gym, parent, climber, route, correct };
}
