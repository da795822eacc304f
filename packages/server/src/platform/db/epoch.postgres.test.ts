import { setTimeout as sleep } from 'node:timers/promises';
import type { Leaderboard } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../app.ts';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand } from '../../judging/testing.ts';
import { callApp } from '../../testing.ts';
import { loadConfig } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { aPostgresUrl } from './testing.ts';

interface Node {
  readonly app: FastifyInstance;
  readonly db: Database;
}

const open = async (url: string): Promise<Node> => {
  const db = await openPostgres(url, { poolSize: 5, onError: () => {} });
  return { db, app: await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) }) };
};
const close = async ({ app, db }: Node) => {
  await app.close();
  await db.close();
};

let url: string;
let competition: TestCompetition;
let climber: string;
let nodes: readonly Node[];

/** Runs statements beside the database that the nodes use. */
async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/\/test_[^?]+/, '/postgres') });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}
const name = () => /test_[^?]+/.exec(url)?.[0] ?? '';

beforeEach(async () => {
  url = await aPostgresUrl();
  const first = await open(url);
  competition = await aCompetition(first.db);
  climber = (await anEntry(first.db, competition)).profile;
  await close(first);
  await asAdmin(`create database ${name()}_backup template ${name()}`);
  nodes = [await open(url), await open(url)];
}, 60_000);
afterEach(async () => {
  for (const node of nodes) await close(node);
});

const boardOf = async ({ app }: Node): Promise<Leaderboard | null> => {
  const reply = await callApp(app, 'GET', `/competitions/${competition.id}/leaderboard`);
  return reply.statusCode === 200 ? reply.json<Leaderboard>() : null;
};
const attempts = (board: Leaderboard | null) => board?.rows[0]?.attemptsCount;
const tap = async (node: Node, success: boolean, route = 0, base: number | null = null) => {
  const commands = [
    aCommand({ route: competition.routes[route] ?? '', competitor: climber, base, attempts: [{ success }] }),
  ];
  const path = `/competitions/${competition.id}/commands`;
  const reply = await callApp(node.app, 'POST', path, { as: competition.master, body: { commands } });
  expect(reply.statusCode).toBe(200);
};
/** Both boards, once they are alike and as wanted. */
async function agreed(wanted: (board: Leaderboard) => boolean): Promise<Leaderboard> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(100)) {
    const [a, b] = await Promise.all(nodes.map(boardOf));
    if (a && b && wanted(a) && JSON.stringify(a) === JSON.stringify(b)) return a;
  }
  throw new Error('The nodes did not agree within ten seconds');
}

it('shows what a database holds that was put back, and puts again what was just confirmed', async () => {
  const [first, second] = nodes as [Node, Node];
  await tap(first, false);
  await tap(first, true);
  const before = await agreed((board) => attempts(board) === 2);
  await asAdmin(
    `drop database ${name()} with (force)`,
    `create database ${name()} template ${name()}_backup`,
  );
  const after = await agreed((board) => attempts(board) === 2 && board.version > before.version);
  expect(after.rows).toEqual(before.rows);
  await tap(second, true, 1);
  const later = await agreed((board) => attempts(board) === 3);
  expect([later.version > after.version, first.app.lostCommands, second.app.lostCommands]).toEqual([
    true,
    2,
    0,
  ]);
}, 60_000);

it('puts again what two nodes had confirmed in turn, in the order in which they had', async () => {
  const [first, second] = nodes as [Node, Node];
  for (const base of [0, 1, 2, 3]) await tap(base % 2 === 0 ? first : second, base === 3, 0, base);
  const before = await agreed((board) => attempts(board) === 4);
  await asAdmin(
    `drop database ${name()} with (force)`,
    `create database ${name()} template ${name()}_backup`,
  );
  const after = await agreed((board) => attempts(board) === 4 && board.version > before.version);
  expect(after.rows).toEqual(before.rows);
  const held = `select id from command where competition_id = $1 and outcome = 'HELD'`;
  expect(await first.db.rows({ name: 'test.held', text: held }, [competition.id])).toEqual([]);
}, 60_000);

it('puts the others again where the log refuses one, and counts them all', async () => {
  const [first] = nodes as [Node, Node];
  const other = await aCompetition(first.db);
  const racer = (await anEntry(first.db, other)).profile;
  const command = aCommand({ route: other.routes[0], competitor: racer, attempts: [{ success: true }] });
  const path = `/competitions/${other.id}/commands`;
  const body = { commands: [command] };
  expect((await callApp(first.app, 'POST', path, { as: other.master, body })).statusCode).toBe(200);
  await tap(first, true);
  await agreed((board) => attempts(board) === 1);
  // The other competition is younger than the backup: the log refuses what belongs to it.
  await asAdmin(
    `drop database ${name()} with (force)`,
    `create database ${name()} template ${name()}_backup`,
  );
  await agreed((board) => attempts(board) === 1 && board.version > 1_000);
  expect(first.app.lostCommands).toBe(2);
}, 60_000);

it('notices that rows were put back, by a version that sank', async () => {
  const [first] = nodes as [Node, Node];
  await tap(first, false);
  const before = await agreed((board) => attempts(board) === 1);
  // As a restore of the data alone does: no trigger raises anything.
  await first.db.transaction(async (tx) => {
    const run = (text: string) => tx.rows({ name: text, text }, []);
    await run('set local session_replication_role = replica');
    await run('delete from result');
    await run('delete from attempt');
    await run('update entry set attempts_count = 0, version = 0');
    await run('update category_board set version = 0, reset_version = 0');
  });
  const after = await agreed((board) => attempts(board) === 0);
  expect(after.version).toBeGreaterThan(before.version);
}, 60_000);
