import type { Command } from '@topout/contract';
import type { LightMyRequestResponse } from 'fastify';
import { aCompetition, aMember, type TestCompetition } from '../../../../following/competitions/testing.ts';
import { aFinal, type TestStage } from '../../../../preparing/stages/testing.ts';
import { aUser, type TestApi, type TestUser } from '../../../../testing.ts';
import type { Dice } from './dice.ts';

/** A judge's phone: the versions it knows, and what it could not send yet. */
export interface Phone {
  readonly judge: TestUser;
  readonly outbox: Command[];
  /** By `competitor/route`, as last reported. */
  readonly versions: Map<string, number>;
  offline: boolean;
}

/** A day of a competition: who is there, and what happened. */
export interface Day {
  readonly api: TestApi;
  readonly competition: TestCompetition;
  readonly final: TestStage;
  readonly phones: readonly Phone[];
  readonly climbers: readonly TestUser[];
  /** Every call and its outcome. */
  readonly told: string[];
}

/** One thing that happens; `alone` while nothing else does. */
export type Deed = (day: Day, dice: Dice, alone: boolean) => Promise<void>;

export async function aDay(api: TestApi, dice: Dice): Promise<Day> {
  const competition = await aCompetition(api.db, {
    scoringSystem: dice.pick(['DEFAULT', 'IFSC_RANKING', 'IFSC_BOULDER_2025'] as const) ?? 'DEFAULT',
    settings: {
      judgeRoutePermissions: 'SEE_JUDGE_ALL',
      judgeAttemptModificationPermissions: dice.pick(['ALL', 'OWN', 'NONE'] as const) ?? 'ALL',
    },
  });
  const final = await aFinal(api.db, competition);
  const team = await Promise.all(
    (['JUDGE', 'JUDGE', 'STAFF_JUDGE'] as const).map((role) => aMember(api.db, competition, role)),
  );
  const phones = [...team, competition.master].map((judge) => ({
    judge,
    outbox: [],
    versions: new Map<string, number>(),
    offline: false,
  }));
  const climbers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => aUser(api.db, { firstName: `Ada ${n}` })),
  );
  return { api, competition, final, phones, climbers, told: [] };
}

export const routesOf = ({ competition, final }: Day): readonly string[] => [
  ...competition.routes,
  final.route,
];

export const categoriesOf = ({ competition, final }: Day): readonly string[] => [
  ...competition.categories,
  final.category,
];

/** One call below the competition's address. @throws Error for an error of the server itself */
export async function call(
  { api, competition, told }: Day,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { as = competition.master, body }: { as?: TestUser; body?: object } = {},
): Promise<LightMyRequestResponse> {
  const url = path.startsWith('//') ? path.slice(1) : `/competitions/${competition.id}${path}`;
  const reply = await api.call(method, url, { as, body });
  const said = reply.statusCode < 300 ? '' : ` ${reply.body.slice(0, 200)}`;
  if (method !== 'GET')
    told.push(`${method} ${path} ${JSON.stringify(body ?? null)} ${reply.statusCode}${said}`);
  if (reply.statusCode >= 500) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
  return reply;
}

/** The list under `data` of a call; empty if it was refused. */
export async function listOf<T>(day: Day, path: string, as?: TestUser): Promise<readonly T[]> {
  const reply = await call(day, 'GET', path, as && { as });
  return reply.statusCode === 200 ? reply.json<{ data: T[] }>().data : [];
}
