import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '@topout/contract';
import { snakeNames } from '@topout/contract/names';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop } from '../../judging/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { TestUser } from '../../testing.ts';
import { aServerProcess, type ServerProcess } from '../testing.ts';
import { makeToken } from './hall-token.ts';
import { takeDown } from './take-down.ts';
import { aLine, rowsOf, type TestLine } from './testing.ts';

/* Two servers of their own, killed at each step of a batch. */

let cloud: ServerProcess;
let hall: ServerProcess;
let line: TestLine;
let competition: TestCompetition;
let judge: TestUser;
const climbers: string[] = [];

/** Uses its database while it does not run. */
async function within<T>(server: ServerProcess, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await server.open();
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

beforeAll(async () => {
  [cloud, hall] = [await aServerProcess(), await aServerProcess()];
  line = await aLine(cloud.url);
  const token = await within(cloud, async (db) => {
    competition = await aCompetition(db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
    for (const _ of Array.from({ length: 12 })) climbers.push((await anEntry(db, competition)).profile);
    return makeToken(db, competition.id);
  });
  await cloud.start();
  await within(hall, async (db) => {
    const config = loadConfig({ TOPOUT_DEMO: '0' });
    await takeDown({ db, config }, { url: line.url, token, competition: competition.id, owner: null });
    judge = await aMember(db, competition, 'JUDGE');
  });
  await hall.start();
}, 600_000);
afterAll(async () => {
  line.close();
  for (const server of [cloud, hall]) {
    await server.kill();
    server.remove();
  }
});

const taps: Command[] = [];

/** A judge's phone: it sends a tap until it has an answer. */
async function tap(): Promise<void> {
  const route = competition.routes[taps.length % 3] ?? '';
  const competitor = climbers[taps.length % climbers.length] ?? '';
  const command = aCommand({ route, competitor, attempts: [aTop] });
  taps.push(command);
  const send = () =>
    fetch(`${hall.url}/api/competitions/${competition.id}/commands`, {
      method: 'POST',
      headers: { authorization: `Bearer ${judge.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(snakeNames({ commands: [command] })),
    }).catch(() => null);
  while (!(await send())?.ok) await sleep(100);
}

const board = async ({ url }: ServerProcess) =>
  (await (await fetch(`${url}/api/competitions/${competition.id}/leaderboard`)).json()) as {
    rows: unknown;
  };

it('loses, doubles and disorders nothing when hall and cloud are killed at each step of a batch', async () => {
  const kills = [
    [cloud, 'sent'],
    [cloud, 'under way'],
    [cloud, 'answered'],
    [hall, 'answered'],
    [hall, 'heard'],
  ] as const;
  for (const [server, point] of kills) {
    const killed = line.when(point, async () => {
      // Its request is on its way, or its answer.
      if (point === 'under way' || point === 'heard') await sleep(20);
      await server.kill();
    });
    // Whichever is on its way then is sent again.
    const tapped = Promise.all([tap(), tap()]);
    await killed;
    await server.start();
    await tapped;
  }
  const shown = async () => JSON.stringify((await board(hall)).rows);
  while (JSON.stringify((await board(cloud)).rows) !== (await shown())) await sleep(200);
  await hall.stop();
  await cloud.stop();

  const rows = await within(cloud, (db) => rowsOf({ db }, competition.id));
  expect(rows).toEqual(await within(hall, (db) => rowsOf({ db }, competition.id)));
  expect(rows['command']).toHaveLength(taps.length);
  expect(rows['attempt']).toHaveLength(taps.length);
}, 900_000);
