import type { LightMyRequestResponse } from 'fastify';
import type { StoredRules } from '../../competition/authority/rules.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import {
  aCompetition,
  aFormerEntrant,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTry, send } from '../../judging/testing.ts';
import { aGuest, aUser, type TestApi } from '../../testing.ts';

/** Every kind of person, from the master judge down to people without a token. */
export const people = [
  'MASTER',
  'STAFF_JUDGE',
  'STAFF',
  'JUDGE',
  'PENDING',
  'REVOKED',
  'COMPETITOR',
  'STRANGER',
  'TICKET',
  'GUEST',
  'NOBODY',
] as const;
export type Person = (typeof people)[number];

/** Everybody with an account. */
export const account: readonly Person[] = people.filter(
  (person) => person !== 'TICKET' && person !== 'GUEST' && person !== 'NOBODY',
);
export const organisers: readonly Person[] = ['MASTER', 'STAFF_JUDGE', 'STAFF'];
export const judges: readonly Person[] = ['MASTER', 'STAFF_JUDGE', 'JUDGE'];
export const team: readonly Person[] = [...organisers, 'JUDGE'];

/** The test data every row uses: a competition with attempts, whose judge looks after the first route. */
export interface Ground extends TestCompetition {
  readonly competitor: string;
  /** The competitor's. */
  readonly entry: string;
  /** Also entered. */
  readonly double: string;
  /** The command that gave the competitor an attempt. */
  readonly command: string;
  /** A command by the master judge that came too late. */
  readonly held: string;
  readonly judge: string;
  readonly area: string;
  /** Entered by their own act, but no longer. */
  readonly outsider: string;
  /** A session, where the row makes one. */
  readonly wave?: string;
  /** A question, where the row makes one. */
  readonly question?: string;
  /** A sponsor, where the row makes one. */
  readonly sponsor?: string;
}

/** A call, and who may make it. */
export interface Row {
  readonly what: string;
  readonly settings?: StoredRules;
  readonly live?: boolean;
  readonly may: readonly Person[];
  /** Extra data for this row. @returns the parts of the test data that it replaced */
  readonly prepare?: (ground: Ground, db: Database) => Promise<Partial<Ground>>;
  readonly call: (
    ground: Ground,
  ) => readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object];
  /** For answers that report success part by part: whether it succeeded. */
  readonly done?: (reply: LightMyRequestResponse) => boolean;
}

/** An address below the test competition's. */
export const at = (path: string) => (ground: Ground) => `/competitions/${ground.id}${path}`;

/** Tries every row as every kind of person: those who may get through, all others get 401 or 403. */
export function checkRights(api: TestApi, rows: readonly Row[]): void {
  const table = rows.map((row) => [row.what, JSON.stringify(row.settings ?? {}), row] as const);
  it.each(table)('%s with %s', async (_what, _settings, row) => {
    const allowed: Person[] = [];
    const refusals = new Set<number>();
    let ground: Ground | undefined;
    for (const person of people.toReversed()) {
      if (!ground) {
        ground = await aGround(api, row);
        ground = { ...ground, ...(await row.prepare?.(ground, api.db)) };
      }
      const [method, url, body] = row.call(ground);
      const reply = await api.call(method, url, { as: await become(api, person, ground), body });
      if (reply.statusCode >= 300) refusals.add(reply.statusCode);
      else if (row.done?.(reply) ?? true) {
        allowed.push(person);
        ground = undefined; // a second time may be impossible
      }
    }
    expect(allowed.toReversed()).toEqual(people.filter((person) => row.may.includes(person)));
    expect([...refusals].filter((status) => status !== 401 && status !== 403)).toEqual([]);
  });
}

async function aGround(
  api: TestApi,
  { settings = {}, live = true }: Pick<Row, 'settings' | 'live'>,
): Promise<Ground> {
  const competition = await aCompetition(api.db, { settings, liveLeaderboard: live });
  const { id: entry, profile } = await anEntry(api.db, competition);
  const [route] = competition.routes;
  const logged = { route, competitor: profile, attempts: [aTry] };
  const [attempt, late] = [aCommand(logged), aCommand({ ...logged, base: 0 })];
  await send(api, competition.id, competition.master, attempt, late);
  const area = newId();
  const mine = { competitionId: competition.id, judgingGroupId: area };
  const { kysely } = api.db;
  await kysely
    .insertInto('judgingGroup')
    .values({ competitionId: competition.id, id: area, name: 'Cave' })
    .execute();
  await kysely
    .insertInto('judgingGroupRoute')
    .values({ ...mine, routeId: route })
    .execute();
  const judge = await aMember(api.db, competition, 'JUDGE');
  const outsider = await aFormerEntrant(api.db, competition);
  return {
    ...competition,
    competitor: profile,
    entry,
    command: attempt.id,
    held: late.id,
    double: (await anEntry(api.db, competition)).profile,
    area,
    judge: judge.profile,
    outsider,
  };
}

/** Signs in as a person; a judge joins the judging group. */
async function become(api: TestApi, person: Person, ground: Ground): Promise<{ token: string } | undefined> {
  switch (person) {
    case 'MASTER':
      return ground.master;
    case 'PENDING':
      return aMember(api.db, ground, 'JUDGE', { pending: true });
    case 'REVOKED':
      return aMember(api.db, ground, 'JUDGE', { revokedAt: new Date() });
    case 'COMPETITOR': {
      const user = await aUser(api.db);
      await anEntry(api.db, ground, { profileId: user.profile });
      return user;
    }
    case 'STRANGER':
      return aUser(api.db);
    case 'TICKET':
      return aTicket(api.db, ground);
    case 'GUEST':
      return aGuest(api.db);
    case 'NOBODY':
      return undefined;
    case 'JUDGE': {
      const judge = await aMember(api.db, ground, 'JUDGE');
      await api.db.kysely
        .insertInto('judgingGroupJudge')
        .values({ competitionId: ground.id, judgingGroupId: ground.area, profileId: judge.profile })
        .execute();
      await raiseConfig(api.db, ground.id);
      return judge;
    }
    case 'STAFF_JUDGE':
    case 'STAFF':
      return aMember(api.db, ground, person);
  }
}
