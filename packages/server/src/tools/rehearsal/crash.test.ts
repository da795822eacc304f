import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { openEmbedded } from '../../platform/db/embedded-database.ts';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../../platform/db/testing.ts';
import { rehearse } from './rehearse.ts';

const onPostgres = process.env['TOPOUT_TEST_DATABASE'] === 'postgres';
const script = (name: string) => resolve(import.meta.dirname, '../..', name);

let folder: string;
let databaseUrl: string;
let competition: TestCompetition;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'topout-crash-'));
  databaseUrl = onPostgres ? await aPostgresUrl() : '';
  const db = onPostgres
    ? await openPostgres(databaseUrl, { poolSize: 2, onError: () => {} })
    : await openEmbedded(folder);
  competition = await aCompetition(db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  for (let number = 0; number < 20; number += 1) {
    await anEntry(db, competition, { categoryId: competition.categories[number % 2 === 0 ? 0 : 1] });
  }
  await db.close();
}, 60_000);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = (port: number) => ({
  ...process.env,
  NODE_OPTIONS: '',
  TOPOUT_DEMO: '0',
  TOPOUT_DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  PORT: String(port),
  LOG_LEVEL: 'error',
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function startServer(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script('main.ts')], {
    env: environment(port),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (ready?.ok) return child;
    await sleep(100);
  }
  throw new Error('the server did not start');
}

it('loses nothing that was tapped when the server is killed while people judge', async () => {
  const port = await freePort();
  const first = await startServer(port);
  const begun = Promise.withResolvers<void>();
  const rehearsal = rehearse(
    {
      url: `http://127.0.0.1:${port}`,
      competition: competition.id,
      judges: 6,
      climbers: 0,
      minutes: 0.12,
      paceMs: 40,
      flaky: 1,
      spectators: 12,
      key: competition.key,
      organiser: null,
    },
    () => begun.resolve(),
  );
  await Promise.race([begun.promise, rehearsal]);
  await sleep(2_500);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = await startServer(port);

  const { sent, confirmed, held, lost, duplicated, tapToBoardFlaky } = await rehearsal;
  const verified = execFileSync(process.execPath, [script('tools/cli/main.ts'), 'verify'], {
    env: environment(port),
    encoding: 'utf8',
  });
  second.kill('SIGTERM');
  await once(second, 'exit');

  expect({ lost, duplicated, unanswered: sent - confirmed - held }).toEqual({
    lost: 0,
    duplicated: 0,
    unanswered: 0,
  });
  expect(tapToBoardFlaky?.p95Ms).toBeGreaterThan(0);
  expect(confirmed).toBeGreaterThan(100);
  expect(verified).toMatch(/ 0 differences\.\n$/);
}, 180_000);
