import type { APIRequestContext } from '@playwright/test';
import { newcomer, type Person, register, signedIn } from './accounts.ts';
import { type Climber, enterChildren, type Gym, readCompetition, type Route } from './competition.ts';
import { demoAccount } from './demo.ts';

/** The running demo jam, at which 160 climbers score themselves. */
export const demoJam = { uuid: '0198a5c0-0000-7000-8000-000000000005', name: 'Chalk Jam' };

/** A family at the jam. */
export interface Family extends Gym {
  readonly parent: Person;
  /** In order of their numbers. */
  readonly routes: readonly Route[];
}

/** Enters a new parent's children in a category of the jam. */
export async function joinJam(
  request: APIRequestContext,
  firstNames: readonly string[],
  category = 'Women',
): Promise<Family> {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid, judge_key, stages, venues } = await readCompetition(organiser, demoJam.uuid);
  const entered = stages[0]?.categories.find(({ name }) => name === category)?.uuid ?? '';
  const parent = newcomer('Pat', 'Parent');
  const api = await register(request, parent);
  const climbers: Climber[] = await enterChildren(api, uuid, entered, firstNames, 30);
  const routes = await organiser.get<Route[]>(`/venues/${venues[0]?.uuid ?? ''}/routes?competition=${uuid}`);
  return { uuid, judgeKey: judge_key, organiser, category: entered, climbers, parent, routes };
}
