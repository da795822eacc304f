import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandsReply } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app.ts';
import { aCompetition, aMember, anEntry } from '../../../following/competitions/testing.ts';
import { loadConfig } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { openPostgres } from '../../../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../../../platform/db/testing.ts';
import { aCommand, aTry } from '../../../judging/testing.ts';
import { aUser, callApp, formOf, type TestUser } from '../../../testing.ts';
import { issuePair } from './issue-tokens.ts';

/* Refusals by one of two nodes, each with its own connections to one PostgreSQL. */

interface Node {
  readonly app: FastifyInstance;
  readonly db: Database;
}

let here: Node;
let there: Node;

async function openNode(url: string): Promise<Node> {
  const db = await openPostgres(url, { poolSize: 5, onError: () => {} });
  return { app: await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) }), db };
}

beforeAll(async () => {
  const url = await aPostgresUrl();
  [here, there] = [await openNode(url), await openNode(url)];
}, 60_000);
afterAll(async () => {
  for (const { app, db } of [here, there]) {
    await app.close();
    await db.close();
  }
});

const call = (
  { app }: Node,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  as: TestUser,
  payload?: object,
) => callApp(app, method, path, { as, body: payload });

it('takes nothing from a judge whom another node has sent away, from its answer on', async () => {
  const competition = await aCompetition(here.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  const judge = await aMember(here.db, competition, 'JUDGE');
  const { profile } = await anEntry(here.db, competition);
  const at = `/competitions/${competition.id}`;
  const reads = [
    '/route-queues',
    `/route-queues/${competition.routes[0]}`,
    '/leaderboard?audience=staff',
  ].map((path) => at + path);
  const read = async () =>
    (await Promise.all(reads.map((path) => call(there, 'GET', path, judge)))).map((r) => r.statusCode);
  const tap = async () => {
    const logged = { route: competition.routes[0], competitor: profile, attempts: [aTry] };
    const reply = await call(there, 'POST', `${at}/commands`, judge, { commands: [aCommand(logged)] });
    return reply.json<CommandsReply>().data.map(({ outcome, reason }) => [outcome, reason?.code]);
  };
  expect([await read(), await tap()]).toEqual([[200, 200, 200], [['APPLIED', undefined]]]);

  const sent = await call(here, 'DELETE', `${at}/judges/${judge.profile}`, competition.master);
  expect(sent.statusCode).toBe(204);
  expect([await read(), await tap()]).toEqual([[403, 403, 403], [['HELD', 'judge.revoked']]]);
});

it('knows a session no more that ended on another node', async () => {
  const user = await aUser(here.db);
  await issuePair(here.db, user.family);
  const known = async () => (await call(there, 'GET', '/profiles/me', user)).statusCode;
  expect(await known()).toBe(200);
  expect((await call(here, 'DELETE', `/auth/sessions/${user.family}`, user)).statusCode).toBe(204);
  while ((await known()) !== 401) await sleep(5);
  expect((await call(here, 'GET', '/profiles/me', user)).statusCode).toBe(401);
}, 30_000);

it('counts wrong passwords together with the other node', async () => {
  const { email } = await aUser(here.db);
  const statuses: number[] = [];
  for (let tries = 0; tries < 30; tries += 1) {
    const { app } = tries % 2 === 0 ? here : there;
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: formOf({ grantType: 'password', username: email, password: 'no' }),
    });
    statuses.push(reply.statusCode);
  }
  // Twenty, and any that a slow machine has earned back in the meantime.
  expect([statuses[0], ...new Set(statuses.slice(-2))]).toEqual([400, 429]);
}, 60_000);
