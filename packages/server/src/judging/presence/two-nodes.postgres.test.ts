import { callApp } from '../../testing.ts';
import type { PresenceChange, PresentJudges, PresenceStream } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../../platform/db/testing.ts';
import { aCommand, aTop } from '../testing.ts';
import type { TestUser } from '../../testing.ts';
import { silentMs } from './presence.ts';

/* Presence on two nodes, each with its own connections to one PostgreSQL. */

interface Node {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly address: string;
}

let nodes: readonly [Node, Node];
let competition: TestCompetition;
let jo: TestUser;
let ben: TestUser;
let readers: EventReader[] = [];

async function openNode(url: string): Promise<Node> {
  const db = await openPostgres(url, { poolSize: 5, onError: () => {} });
  const app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
  return { app, db, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

beforeAll(async () => {
  const url = await aPostgresUrl();
  nodes = [await openNode(url), await openNode(url)];
}, 60_000);
afterAll(async () => {
  for (const { app, db } of nodes) {
    await app.close();
    await db.close();
  }
});
beforeEach(async () => {
  const [{ db }] = nodes;
  competition = await aCompetition(db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  [jo, ben] = [await aMember(db, competition, 'JUDGE'), await aMember(db, competition, 'JUDGE')];
});
afterEach(() => {
  for (const reader of readers) reader.close();
  readers = [];
});

async function follow({ address }: Node, user: TestUser, route?: string): Promise<EventReader> {
  const topic = route ? `presence:${route}` : 'presence';
  const reader = await readEvents(
    `${address}/api/competitions/${competition.id}/events?topics=${topic}`,
    user.token,
  );
  readers.push(reader);
  await reader.next('heartbeat');
  return reader;
}

const tap = (node: Node, user: TestUser, command: ReturnType<typeof aCommand>) =>
  callApp(node.app, 'POST', `/competitions/${competition.id}/commands`, {
    as: user,
    body: { commands: [command] },
  });

/** Reads on until these judges are on the route. */
async function expectJudges(reader: EventReader, ...expected: readonly TestUser[]): Promise<void> {
  const wanted = expected.map(({ profile }) => profile).toSorted();
  for (;;) {
    const { judges } = (await reader.next('judges')) as PresentJudges;
    const uuids = judges.map(({ uuid }) => uuid).toSorted();
    if (uuids.join() === wanted.join()) return;
  }
}

it('tells judges on one node which routes changed on the other', async () => {
  const [first, second] = nodes;
  const [route] = competition.routes;
  const reader = await follow(second, jo);
  const { profile } = await anEntry(first.db, competition);
  await tap(first, ben, aCommand({ kind: 'queue.add', route, competitor: profile }));
  expect(await reader.next('changed')).toEqual({ routes: [route], held: false } satisfies PresenceChange);
});

it('tells staff on one node of a result that the other holds', async () => {
  const [first, second] = nodes;
  const reader = await follow(second, competition.master);
  const { profile } = await anEntry(first.db, competition);
  const late = aCommand({ route: competition.routes[0], competitor: profile, base: 7, attempts: [aTop] });
  await tap(first, ben, late);
  expect(await reader.next('changed')).toMatchObject({ held: true });
});

it('shows who judges a route on either node, and when they leave', async () => {
  const [first, second] = nodes;
  const [route] = competition.routes;
  const mine = await follow(first, jo, route);
  await expectJudges(mine, jo);
  const theirs = await follow(second, ben, route);
  await expectJudges(mine, jo, ben);

  theirs.close();
  await expectJudges(mine, jo);
});

it('tells a judge who comes to the other node who was there before', async () => {
  const [first, second] = nodes;
  const [route] = competition.routes;
  await follow(first, jo, route);
  await expectJudges(await follow(second, ben, route), jo, ben);
});

it('hears a sign of life that reached the other node', async () => {
  const [first, second] = nodes;
  const [route] = competition.routes;
  const mine = await follow(first, competition.master, route);
  const theirs = await follow(second, ben, route);
  await expectJudges(mine, competition.master, ben);
  const { uuid: stream } = (await theirs.next('stream')) as PresenceStream;

  const start = performance.now();
  const later = jest.spyOn(performance, 'now').mockImplementation(() => start + silentMs + 5_000);
  for (const { app } of nodes) app.presence.look();
  await expectJudges(mine);
  await callApp(first.app, 'POST', `/competitions/${competition.id}/presence`, {
    as: ben,
    body: { unsent: 0, stream },
  });
  const looking = setInterval(() => second.app.presence.look(), 20);
  await expectJudges(mine, ben).finally(() => clearInterval(looking));
  later.mockRestore();
});
