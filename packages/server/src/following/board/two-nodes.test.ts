import { callApp } from '../../testing.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardPatch, Leaderboard } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../../platform/db/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand } from '../../judging/testing.ts';
import type { TestUser } from '../../testing.ts';
import { readEvents } from '../../platform/live/testing.ts';

/*
 * Two nodes of one database. On PostgreSQL each has connections of its own and hears the other by its signals; on the embedded
 * database, which has one connection, they share it and there are no signals: comparing versions has to do.
 */
const onPostgres = process.env['TOPOUT_TEST_DATABASE'] === 'postgres';

interface Node {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly address: string;
}

let nodes: readonly [Node, Node];
let competition: TestCompetition;
let judges: readonly TestUser[];

beforeAll(async () => {
  const url = onPostgres ? await aPostgresUrl() : '';
  const shared = onPostgres ? null : await openInMemory();
  const open = async (): Promise<Node> => {
    // A handle of its own, so that a node remembers nothing of the other.
    const db = shared ? { ...shared } : await openPostgres(url, { poolSize: 5, onError: () => {} });
    const app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
    return { app, db, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  nodes = [await open(), await open()];
}, 60_000);
afterAll(async () => {
  for (const { app } of nodes) await app.close();
  for (const { db } of onPostgres ? nodes : nodes.slice(0, 1)) await db.close();
});
beforeEach(async () => {
  const [{ db }] = nodes;
  competition = await aCompetition(db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  judges = await Promise.all([1, 2, 3, 4].map(() => aMember(db, competition, 'JUDGE')));
});

async function tap({ app }: Node, judge: TestUser, ...commands: ReturnType<typeof aCommand>[]) {
  const reply = await callApp(app, 'POST', `/competitions/${competition.id}/commands`, {
    as: judge,
    body: { commands },
  });
  expect(reply.statusCode).toBe(200);
}

const boardOf = async ({ app }: Node): Promise<Leaderboard> =>
  (await callApp(app, 'GET', `/competitions/${competition.id}/leaderboard`)).json<Leaderboard>();

/** Both boards, once they are at the same version. */
async function agreed(): Promise<[Leaderboard, Leaderboard]> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(50)) {
    const [a, b] = [await boardOf(nodes[0]), await boardOf(nodes[1])];
    if (a.version === b.version) return [a, b];
  }
  throw new Error('The nodes never agreed');
}

it('publishes equal boards on both, whichever took the commands', async () => {
  const [{ db }] = nodes;
  const entries = await Promise.all(Array.from({ length: 6 }, () => anEntry(db, competition)));
  await agreed();
  const tries = Array.from({ length: 160 }, (_, index) => index);
  await Promise.all(
    tries.map((index) =>
      tap(
        nodes[index % 2 === 0 ? 0 : 1],
        judges[index % judges.length] ?? competition.master,
        aCommand({
          route: competition.routes[index % 3] ?? '',
          competitor: entries[(index * 7) % entries.length]?.profile ?? null,
          attempts: [{ success: index % 5 === 0, segmentsCount: index % 2 }],
        }),
      ),
    ),
  );

  const [a, b] = await agreed();
  expect(b).toEqual(a);
  expect(a.rows.some(({ position }) => position === 1)).toBe(true);
  const { version } = await db.kysely
    .selectFrom('categoryBoard')
    .select('version')
    .where('categoryId', '=', competition.categories[0])
    .executeTakeFirstOrThrow();
  expect(a.version).toBe(version);
}, 30_000);

it('tells the spectators of one node what the other one took', async () => {
  const [first, second] = nodes;
  const ada = await anEntry(first.db, competition);
  const [category] = competition.categories;
  const reader = await readEvents(
    `${second.address}/api/competitions/${competition.id}/events?topics=board:${category}`,
  );
  await reader.next('board');

  const command = aCommand({
    route: competition.routes[0],
    competitor: ada.profile,
    attempts: [{ success: true }],
  });
  await tap(first, competition.master, command);

  const patch = (await reader.next('patch')) as BoardPatch;
  reader.close();
  expect(patch.rows.map(({ row }) => [row.entry, row.position])).toEqual([[ada.id, 1]]);
}, 30_000);

it('shows a hidden board on no node any more once the one that hid it has answered', async () => {
  const [first, second] = nodes;
  const url = `${second.address}/api/competitions/${competition.id}/leaderboard`;
  const ask = async () => (await fetch(url)).status;
  let hidden = false;
  const seen: number[] = [];
  const seenAfter: number[] = [];
  const asking = (async () => {
    for (let after = false; !after || seenAfter.length < 20; after = hidden) {
      (after ? seenAfter : seen).push(await ask());
    }
  })();
  await sleep(100);
  const reply = await callApp(first.app, 'PATCH', `/competitions/${competition.id}`, {
    as: competition.master,
    body: { liveLeaderboard: false },
  });
  hidden = true;
  await asking;
  expect([reply.statusCode, seen[0], new Set(seenAfter)]).toEqual([200, 200, new Set([403])]);
}, 30_000);

it('applies a command once that reaches both at the same time', async () => {
  const ada = await anEntry(nodes[0].db, competition);
  const command = aCommand({
    route: competition.routes[0],
    competitor: ada.profile,
    attempts: [{ success: false }],
  });
  await Promise.all(nodes.flatMap((node) => [1, 2, 3].map(() => tap(node, competition.master, command))));

  const [board] = await agreed();
  expect(board.rows[0]?.attemptsCount).toBe(1);
});

it('holds a command once that reaches both at the same time and locks nothing', async () => {
  const command = aCommand({
    route: competition.routes[0],
    competitor: newId(),
    attempts: [{ success: false }],
  });
  await Promise.all(nodes.flatMap((node) => [1, 2, 3].map(() => tap(node, competition.master, command))));

  const held = await nodes[0].db.kysely
    .selectFrom('command')
    .select('reason')
    .where('competitionId', '=', competition.id)
    .execute();
  expect(held).toEqual([{ reason: 'entry.unknown' }]);
});
