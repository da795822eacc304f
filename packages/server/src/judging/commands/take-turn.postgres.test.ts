import { setTimeout as wait } from 'node:timers/promises';
import type { Command, CommandsReply } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import { testApi, type TestUser, callApp } from '../../testing.ts';
import { aCommand, aTry, outcomes } from '../testing.ts';
import { takeTurn } from './take-turn.ts';

/** Two nodes on one database. */
const api = testApi();
let [here, elsewhere]: FastifyInstance[] = [];
let competition: TestCompetition;
let judge: TestUser;
let ada: TestEntry;

const aNode = () => buildApp({ db: api.db, config: loadConfig({ TOPOUT_DEMO: '0' }) });

beforeAll(async () => {
  [here, elsewhere] = [await aNode(), await aNode()];
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'ALL' },
  });
  judge = await aMember(api.db, competition, 'JUDGE');
  ada = await anEntry(api.db, competition);
}, 60_000);
afterAll(async () => {
  await here?.close();
  await elsewhere?.close();
});

const onRoute = (index: 0 | 1) =>
  aCommand({ route: competition.routes[index], competitor: ada.profile, attempts: [aTry] });

async function tap(app: FastifyInstance | undefined, command: Command): Promise<void> {
  if (!app) throw new Error('no node');
  const path = `/competitions/${competition.id}/commands`;
  const reply = await callApp(app, 'POST', path, { as: judge, body: { commands: [command] } });
  expect(outcomes(reply.json<CommandsReply>().data)).toEqual(['APPLIED']);
}

const waiting = {
  name: 'test.waiting',
  text: "select pid from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
};

const transactions = {
  name: 'test.transactions',
  text: 'select count(distinct xmin::text)::int as count from command where id = any($1::uuid[])',
};

it('takes together what comes while another node has its turn', async () => {
  await tap(here, onRoute(0));
  await tap(elsewhere, onRoute(0));
  await tap(here, onRoute(0));
  const [turn, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const another = api.db.transaction(async (tx) => {
    await takeTurn(tx, competition.id);
    taken.resolve();
    await turn.promise;
  });
  await taken.promise;

  const [first, second] = [onRoute(0), onRoute(1)];
  const tapped = [tap(here, first)];
  while ((await api.db.rows(waiting, [])).length === 0) await wait(10);
  tapped.push(tap(here, second));
  await wait(50);
  turn.resolve();
  await Promise.all([another, ...tapped]);

  expect(await api.db.rows(transactions, [[first.id, second.id]])).toEqual([{ count: 1 }]);
});
