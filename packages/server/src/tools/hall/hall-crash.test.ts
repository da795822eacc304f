import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { openEmbedded } from '../../platform/db/embedded-database.ts';
import { aServer } from '../move/testing.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';
import { aHallOf, mirrorOf, rowsOf } from './testing.ts';

/* Two servers of their own, both killed while people judge. */

const folders = {
  cloud: mkdtempSync(join(tmpdir(), 'topout-cloud-')),
  hall: mkdtempSync(join(tmpdir(), 'topout-hall-')),
};
afterAll(() => Object.values(folders).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

interface Running {
  readonly url: string;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function running(folder: string, mirrorTo = ''): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, [resolve(import.meta.dirname, '../../main.ts')], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        TOPOUT_DEMO: '0',
        TOPOUT_DATA_DIR: folder,
        TOPOUT_MIRROR_TO: mirrorTo,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await sleep(100);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    restart: async () => {
      await end('SIGKILL');
      await start();
    },
    stop: () => end('SIGTERM'),
  };
}

/** A competition that the hall has taken down; both servers are closed then. */
async function prepare(): Promise<TestCompetition> {
  const [cloud, hall] = [
    await aServer(await openEmbedded(folders.cloud)),
    await aServer(await openEmbedded(folders.hall)),
  ];
  const competition = await aCompetition(cloud.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  for (let number = 0; number < 10; number += 1) await anEntry(cloud.db, competition);
  const url = await cloud.listen({ host: '127.0.0.1', port: 0 });
  await aHallOf(cloud, { url, competition: competition.id }, hall);
  for (const app of [cloud, hall]) {
    await app.close();
    await app.db.close();
  }
  return competition;
}

it('loses, doubles and disorders nothing when hall and cloud are killed while people judge', async () => {
  const competition = await prepare();
  const cloud = await running(folders.cloud);
  const hall = await running(folders.hall, cloud.url);
  const begun = Promise.withResolvers<void>();
  const rehearsal = rehearse(
    {
      url: hall.url,
      competition: competition.id,
      judges: 3,
      climbers: 0,
      minutes: 0.2,
      paceMs: 60,
      flaky: 0,
      spectators: 0,
      key: competition.key,
      organiser: null,
    },
    () => begun.resolve(),
  );
  await Promise.race([begun.promise, rehearsal]);
  await sleep(3_000);
  await cloud.restart();
  await sleep(1_500);
  await hall.restart();
  const { lost, duplicated } = await rehearsal;
  expect({ lost, duplicated }).toEqual({ lost: 0, duplicated: 0 });
  // The hall looks every second, and pauses for some after failures.
  await sleep(20_000);
  await hall.stop();
  await cloud.stop();

  const [there, here] = [
    await aServer(await openEmbedded(folders.cloud)),
    await aServer(await openEmbedded(folders.hall)),
  ];
  const rows = await rowsOf(there, competition.id);
  expect(rows).toEqual(await rowsOf(here, competition.id));
  expect(rows['command']?.length).toBeGreaterThan(0);
  expect((await verifyCompetition(there, competition.id)).differences).toEqual([]);
  expect((await mirrorOf(here, competition.id)).position).toBeGreaterThan(0);
  for (const app of [there, here]) {
    await app.close();
    await app.db.close();
  }
}, 300_000);
