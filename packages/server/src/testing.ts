import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from './app.ts';
import { newSecret, secretHash } from './platform/secrets.ts';
import { type Config, loadConfig } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { HomeDatabase } from './platform/db/home-database.ts';
import type { ProfileTable } from './platform/db/tables/people.ts';
import { openTestDatabase } from './platform/db/testing.ts';
import { newId } from './platform/ids.ts';
import { openLog } from './platform/log/open-log.ts';
import type { Insertable } from 'kysely';
import { camelNames, snakeNames } from '@topout/contract/names';

/** The API of one test file: its own app on its own migrated database. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** One call through the whole HTTP layer. `url` starts below `/api`. `as` says whose token to send. */
  call(...call: Call): Promise<LightMyRequestResponse>;
  /** Listens on a free port of this machine and returns the address, for streams. */
  listen(): Promise<string>;
}

interface CallOptions {
  readonly as?: { readonly token: string } | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

type Call = [method: InjectOptions['method'], url: string, options?: CallOptions];

/** One call of an app, with names converted as the product's own client does. */
export async function callApp(
  app: FastifyInstance,
  ...[method, url, { as, body, headers } = {}]: Call
): Promise<LightMyRequestResponse> {
  const reply = await app.inject({
    method,
    url: `/api${url}`,
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
    ...(body !== undefined && { payload: snakeNames(body) as NonNullable<InjectOptions['payload']> }),
  } as InjectOptions);
  const json = () => camelNames(reply.json());
  return Object.assign(Object.create(reply) as typeof reply, { json });
}

/**
 * Call once, at the top of a test file. `TOPOUT_TEST_DATABASE` selects the database: `embedded` is empty,
 * `postgres` has been filled by an earlier version.
 *
 * @param home of the cell in which people sign in, if it is not this one
 */
export function testApi(settings: Partial<Config> = {}, home?: () => HomeDatabase): TestApi {
  let app: FastifyInstance | undefined;
  let db: Database | undefined;
  const started = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('Not before beforeAll');
    return thing;
  };

  beforeAll(async () => {
    db = await openTestDatabase();
    const config = { ...loadConfig({ TOPOUT_DEMO: '0' }), ...settings };
    const logger = openLog(process.env['LOG_LEVEL'] ?? 'silent');
    app = await buildApp({ db, config, logger, ...(home && { home: home() }) });
    await app.ready();
  }, 60_000);

  afterAll(async () => {
    await app?.close();
    await db?.close();
    // The worker keeps this file, but not its server.
    [app, db] = [undefined, undefined];
  });

  return {
    get app() {
      return started(app);
    },
    get db() {
      return started(db);
    },
    call: (...call) => callApp(started(app), ...call),
    listen: () => started(app).listen({ host: '127.0.0.1', port: 0 }),
  };
}

/** A form as the token call accepts it. */
export const formOf = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(snakeNames(fields) as Record<string, string>).toString();

export interface TestUser {
  readonly profile: string;
  readonly account: string;
  readonly family: string;
  readonly email: string;
  readonly token: string;
}

/** A person with an account, signed in. They cannot sign in by password. */
export async function aUser(db: Database, person: Partial<Insertable<ProfileTable>> = {}): Promise<TestUser> {
  const profile = await aProfile(db, person);
  const account = newId();
  const family = newId();
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  await db.kysely
    .insertInto('account')
    .values({
      id: account,
      profileId: profile,
      email,
      passwordHash: 'none',
      emailConfirmedAt: new Date(),
    })
    .execute();
  await db.kysely.insertInto('sessionFamily').values({ id: family, accountId: account }).execute();
  return { profile, account, family, email, token: await aToken(db, family) };
}

/** A person without an account: a child, or somebody entered by an organiser. */
export async function aProfile(
  db: Database,
  person: Partial<Insertable<ProfileTable>> = {},
): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('profile')
    .values({ id, firstName: 'Ada', lastName: 'Climber', yearOfBirth: 1990, gender: 'OTHER', ...person })
    .execute();
  return person.id ?? id;
}

/** A guest, like the product's client before anybody signs in. */
export const aGuest = async (db: Database): Promise<{ token: string }> => ({ token: await aToken(db, null) });

async function aToken(db: Database, family: string | null): Promise<string> {
  const token = newSecret();
  await db.kysely
    .insertInto('accessToken')
    .values({ hash: secretHash(token), familyId: family, expiresAt: new Date(Date.now() + 3_600_000) })
    .execute();
  return token;
}
