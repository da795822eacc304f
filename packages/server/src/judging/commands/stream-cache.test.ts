import type { Command, CommandAnswer, CommandsReply, Leaderboard } from '@topout/contract';
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
import type { Database, Tx } from '../../platform/db/database.ts';
import { testApi, type TestUser, callApp } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, aTry, outcomes } from '../testing.ts';

/*
 * Two nodes on one database, each of which remembers what it wrote: it must notice changes by the other node
 * and by organisers.
 */
const api = testApi();

interface Node {
  readonly app: FastifyInstance;
  /** Names of the statements whose answers the node's transactions waited for. */
  readonly asked: string[];
  /** How often the work of its transactions began. */
  begun: number;
}

let here: Node;
let elsewhere: Node;
let competition: TestCompetition;
let judge: TestUser;
let ada: TestEntry;

beforeAll(async () => {
  here = await aNode();
  elsewhere = await aNode();
}, 60_000);
afterAll(() => Promise.all([here, elsewhere].map(({ app }) => app.close())));
beforeEach(async () => {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'ALL' },
  });
  judge = await aMember(api.db, competition, 'JUDGE');
  ada = await anEntry(api.db, competition);
});

async function aNode(): Promise<Node> {
  const asked: string[] = [];
  const watched = (tx: Tx): Tx => ({
    kysely: tx.kysely,
    send: (statement, values) => tx.send(statement, values),
    rows: (statement, values) => {
      asked.push(statement.name ?? statement.text);
      return tx.rows(statement, values);
    },
  });
  const db: Database = {
    ...api.db,
    transaction: (work) =>
      api.db.transaction((tx) => {
        node.begun += 1;
        return work(watched(tx));
      }),
  };
  const node = { app: await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) }), asked, begun: 0 };
  return node;
}

async function tap({ app }: Node, ...commands: Command[]): Promise<CommandAnswer[]> {
  const reply = await callApp(app, 'POST', `/competitions/${competition.id}/commands`, {
    as: judge,
    body: { commands },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<CommandsReply>().data;
}

const onRoute = (index: 0 | 1, attempt: typeof aTry | typeof aTop, { profile } = ada) =>
  aCommand({ route: competition.routes[index], competitor: profile, attempts: [attempt] });

/** An organiser's action on the other node. */
async function organise(method: 'PATCH' | 'DELETE', path: string, body?: object) {
  const reply = await callApp(elsewhere.app, method, `/competitions/${competition.id}/${path}`, {
    as: competition.master,
    body,
  });
  expect(reply.statusCode).toBeLessThan(300);
}

const versions = (answers: readonly CommandAnswer[]) =>
  answers.map(({ outcome, version, boardVersion }) => [outcome, version, boardVersion]);

/** Compares stored and shown results with the log. */
async function equalsTheLog() {
  const context = { db: api.db, boards: here.app.boards };
  return expect((await verifyCompetition(context, competition.id)).differences).toEqual([]);
}

it('reads nothing of what its last commands left behind', async () => {
  await tap(here, onRoute(0, aTry), onRoute(1, aTry));
  expect(here.asked).toContain('scoring.read');
  here.asked.length = 0;

  const answers = [
    ...(await tap(here, onRoute(0, aTry))),
    ...(await tap(here, onRoute(1, aTop))),
    ...(await tap(here, onRoute(1, aTry), onRoute(0, aTop))),
  ];

  expect(here.asked).toEqual([]);
  expect(versions(answers)).toEqual([
    ['APPLIED', 2, 3],
    ['APPLIED', 2, 4],
    ['HELD', 2, 4],
    ['APPLIED', 3, 5],
  ]);
  await equalsTheLog();
});

it('goes on from what another node wrote meanwhile', async () => {
  await tap(here, onRoute(0, aTry), onRoute(1, aTry));
  await tap(elsewhere, onRoute(0, aTry));
  await tap(elsewhere, onRoute(1, aTry));

  const answers = [...(await tap(here, onRoute(1, aTop))), ...(await tap(here, onRoute(0, aTop)))];

  expect(versions(answers)).toEqual([
    ['APPLIED', 3, 5],
    ['APPLIED', 3, 6],
  ]);
  await equalsTheLog();
});

it('reads at once, and waits for nobody, when it finds that it remembers boards wrongly', async () => {
  await tap(here, onRoute(0, aTry));
  await tap(elsewhere, onRoute(0, aTry));
  here.begun = 0;

  await tap(here, onRoute(0, aTry));

  expect(here.begun).toBe(2);
});

it('raises the board on from where another node left it', async () => {
  const bob = await anEntry(api.db, competition);
  await tap(here, onRoute(0, aTry));
  await tap(elsewhere, onRoute(0, aTry, bob));

  expect(versions(await tap(here, onRoute(0, aTry)))).toEqual([['APPLIED', 2, 5]]);
  await equalsTheLog();
});

it('takes nothing for empty that was cleared before it ever looked', async () => {
  await tap(elsewhere, onRoute(1, aTry));
  await tap(elsewhere, { ...onRoute(1, aTry), kind: 'attempts.clear', base: 1, payload: {} });
  await tap(here, onRoute(0, aTry));

  expect(versions(await tap(here, { ...onRoute(1, aTop), base: 2 }))).toEqual([['APPLIED', 3, 5]]);
  await equalsTheLog();
});

it('takes a command once that came to both nodes', async () => {
  await tap(here, onRoute(0, aTry));
  await tap(elsewhere, onRoute(1, aTry));
  await tap(here, onRoute(1, aTry));
  const command = onRoute(0, aTry);

  const first = await tap(elsewhere, command);
  const again = [...(await tap(here, command)), ...(await tap(here, command))];

  expect(again).toEqual([...first, ...first]);
  await equalsTheLog();
});

it('goes on from an entry that was edited: another category, then retired, then deleted', async () => {
  await tap(here, onRoute(0, aTry), onRoute(1, aTry));

  const entry = `entries/${ada.profile}`;
  await tap(elsewhere, onRoute(1, aTry));
  await organise('PATCH', entry, { category: competition.categories[1] });
  const moved = [...(await tap(here, onRoute(0, aTry))), ...(await tap(here, onRoute(1, aTry)))];
  expect(moved.map(({ version }) => version)).toEqual([2, 3]);
  await organise('PATCH', entry, { status: 'RETIRED' });
  const retired = await tap(here, onRoute(0, aTop));
  await organise('DELETE', entry);
  const gone = await tap(here, onRoute(1, aTop));

  expect(outcomes([...moved, ...retired, ...gone])).toEqual([
    'APPLIED',
    'APPLIED',
    'APPLIED',
    'HELD entry.unknown',
  ]);
  const boards = await Promise.all(
    competition.categories.map(async (category) =>
      here.app.boards.document(competition.id, category, 'staff'),
    ),
  );
  expect(boards.map(({ rows }) => rows.length)).toEqual([0, 0]);
});

it('asks the rights of a judge anew once they were taken away', async () => {
  await tap(here, onRoute(0, aTry));
  await organise('DELETE', `judges/${judge.profile}`);

  expect(outcomes(await tap(here, onRoute(0, aTry)))).toEqual(['HELD judge.revoked']);
});

it('loses and doubles nothing when both nodes take commands for the same people at once', async () => {
  const people = [ada, await anEntry(api.db, competition), await anEntry(api.db, competition)];
  const commands = Array.from({ length: 60 }, (_, index) =>
    onRoute(index % 2 === 0 ? 0 : 1, aTry, people[index % people.length]),
  );

  const answers = await Promise.all(
    commands.map((command, index) => tap(index % 3 === 0 ? elsewhere : here, command)),
  );

  expect(answers.flat().every(({ outcome }) => outcome === 'APPLIED')).toBe(true);
  const board = await callApp(here.app, 'GET', `/competitions/${competition.id}/leaderboard`);
  expect(board.json<Leaderboard>().rows.map(({ attemptsCount }) => attemptsCount)).toEqual([20, 20, 20]);
  await equalsTheLog();
});
