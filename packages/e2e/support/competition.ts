import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newcomer, type Person, register, signedIn } from './accounts.ts';
import type { Api } from './api.ts';
import { demoAccount, demoGym } from './demo.ts';

export interface Climber {
  readonly uuid: string;
  /** Unique, however often a journey runs. */
  readonly name: string;
}

export interface Route {
  readonly uuid: string;
  readonly name: string;
}

interface Category {
  readonly uuid: string;
  readonly name: string;
}

interface CompetitionReply {
  readonly uuid: string;
  readonly name: string;
  readonly judge_key: string;
  readonly stages: readonly { readonly categories: readonly Category[] }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly judging_groups: readonly {
    readonly uuid: string;
    readonly routes: readonly string[];
    readonly judges: readonly { readonly uuid: string }[];
  }[];
}

/** The running demo competition, with a journey's own people in it. */
export interface Gym {
  readonly uuid: string;
  readonly judgeKey: string;
  /** In the name of its organiser. */
  readonly organiser: Api;
  /** The climbers' category. */
  readonly category: string;
  readonly climbers: readonly Climber[];
}

/** Enters a person with each of these first names in the running demo competition. */
export async function joinGym(
  request: APIRequestContext,
  firstNames: readonly string[],
  { category = 'Women', age = 30 } = {},
): Promise<Gym> {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid, judge_key, stages } = await readCompetition(organiser, demoGym.uuid);
  const entered = stages[0]?.categories.find(({ name }) => name === category)?.uuid ?? '';
  const parent = await register(request, newcomer('Pat', 'Parent'));
  const climbers = await enterChildren(parent, uuid, entered, firstNames, age);
  return { uuid, judgeKey: judge_key, organiser, category: entered, climbers };
}

export const readCompetition = (api: Api, uuid: string) => api.get<CompetitionReply>(`/competitions/${uuid}`);

/** People without their own account: the minimum for being on a board. In the first session, if there are any. */
export async function enterChildren(
  parent: Api,
  competition: string,
  category: string,
  firstNames: readonly string[],
  age: number,
): Promise<Climber[]> {
  const { data: waves } = await parent.get<{ data: { uuid: string }[] }>(
    `/competitions/${competition}/waves`,
  );
  const [first] = waves;
  const climbers: Climber[] = [];
  for (const first_name of firstNames) {
    const last_name = `Journey-${randomUUID().slice(0, 6)}`;
    const year_of_birth = new Date().getUTCFullYear() - age;
    const child = { first_name, last_name, year_of_birth, gender: 'FEMALE' };
    const { uuid: user } = await parent.post<{ uuid: string }>('/profiles/me/children', child);
    await parent.post(`/competitions/${competition}/entries`, {
      category,
      user,
      ...(first && { wave: first.uuid }),
    });
    climbers.push({ uuid: user, name: `${first_name} ${last_name}` });
  }
  return climbers;
}

/** A route of the gym by its name, with nobody waiting. */
export async function freeRoute({ uuid, organiser }: Gym, name: string): Promise<Route> {
  const { venues } = await readCompetition(organiser, uuid);
  const routes = await organiser.get<Route[]>(`/venues/${venues[0]?.uuid ?? ''}/routes?competition=${uuid}`);
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(`the gym has no route "${name}"`);
  await organiser.put(`/competitions/${uuid}/route-queues/${route.uuid}`, []);
  return route;
}

/** Makes a person a judge in a route's judging group, without going through the pages. */
export async function newJudge(request: APIRequestContext, gym: Gym, route: Route): Promise<Person> {
  const judge = newcomer('Jo', `Judge-${randomUUID().slice(0, 6)}`);
  const api = await register(request, judge);
  await api.post(`/competitions/${gym.uuid}/judge`, { key: gym.judgeKey });
  const { uuid } = await api.get<{ uuid: string }>('/profiles/me');
  await assignGroup(gym, route, uuid);
  return judge;
}

/** Adds a judge to a route's judging group. @returns the judging group's name */
export async function assignGroup({ uuid, organiser }: Gym, route: Route, judge: string): Promise<void> {
  const { judging_groups } = await readCompetition(organiser, uuid);
  const group = judging_groups.find(({ routes }) => routes.includes(route.uuid));
  if (!group) throw new Error(`"${route.name}" lies in no area`);
  const judges = [...group.judges.map((one) => one.uuid), judge];
  await organiser.patch(`/competitions/${uuid}/judging-groups/${group.uuid}`, { judges });
}

const hour = 3_600_000;

interface Wish {
  readonly name: string;
  /** First names, by category. */
  readonly field: Readonly<Record<string, readonly string[]>>;
  /** Born that many years ago; 30 by default. */
  readonly age?: number;
  /** The most people, by category; others have no limit. */
  readonly capacities?: Readonly<Record<string, number>>;
  readonly scoringSystem?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A running competition at the demo's venue, under its organiser, with its own people. */
export async function openCompetition(request: APIRequestContext, wish: Wish) {
  // The person who looks after the venue.
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const parent = await register(request, newcomer('Pat', 'Parent'));
  const { venues } = await readCompetition(organiser, demoGym.uuid);
  const made = await organiser.post<CompetitionReply>('/competitions', {
    name: wish.name,
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    live_leaderboard: true,
    venue: venues[0]?.uuid,
    categories: Object.keys(wish.field).map((name) => ({ name, capacity: wish.capacities?.[name] ?? null })),
    ...(wish.scoringSystem && { scoring_system: wish.scoringSystem }),
    ...(wish.settings && { settings: wish.settings }),
  });
  const climbers: Climber[] = [];
  for (const { uuid, name } of made.stages[0]?.categories ?? []) {
    const names = wish.field[name] ?? [];
    climbers.push(...(await enterChildren(parent, made.uuid, uuid, names, wish.age ?? 30)));
  }
  return { uuid: made.uuid, name: made.name, organiser, climbers };
}
