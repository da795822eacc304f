import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand } from '../../judging/testing.ts';
import { callApp } from '../../testing.ts';
import { loadConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres-database.ts';
import { aPostgresUrl } from '../db/testing.ts';
import { startProxy, type TestProxy } from '../db/testing/proxy.ts';

/*
 * A node whose connections to the database go silent: no reset, no error, just no answers any more.
 */
let proxy: TestProxy;
let db: Database;
let app: FastifyInstance;
let competition: TestCompetition;

beforeEach(async () => {
  proxy = await startProxy(await aPostgresUrl());
  db = await openPostgres(proxy.url, { poolSize: 5, onError: () => {} });
  app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
  competition = await aCompetition(db);
  await anEntry(db, competition);
}, 60_000);
afterEach(async () => {
  await app.close();
  await db.close();
  proxy.close();
});

const board = () => callApp(app, 'GET', `/competitions/${competition.id}/leaderboard`);
const readyz = async () => (await app.inject('/readyz')).statusCode;

/** Calls until the answer is as wanted; how long that took. */
async function until(wanted: number, call: () => Promise<number>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 20_000 && (await call()) !== wanted) await sleep(100);
  return performance.now() - start;
}

it('opens new connections in place of silent ones, and takes results again', async () => {
  const { profile } = await anEntry(db, competition);
  await Promise.all(Array.from({ length: 5 }, board));
  const missed = Promise.withResolvers<void>();
  await db.listen('news', () => {}, missed.resolve);
  proxy.silence();
  const tap = async () => {
    const body = {
      commands: [
        aCommand({ route: competition.routes[0], competitor: profile, attempts: [{ success: true }] }),
      ],
    };
    const url = `/competitions/${competition.id}/commands`;
    return (await callApp(app, 'POST', url, { as: competition.master, body })).statusCode;
  };
  expect(await until(200, tap)).toBeLessThan(10_000);
  await missed.promise;
  expect(await until(200, readyz)).toBeLessThan(10_000);
}, 60_000);

it('answers 503 with a time to come back, and is not ready but alive, while nothing gets through', async () => {
  await board();
  proxy.silence();
  proxy.silenceNew(true);
  expect(await until(503, readyz)).toBeLessThan(10_000);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const { statusCode, headers } = await callApp(app, 'GET', '/competitions');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  proxy.silenceNew(false);
  expect(await until(200, readyz)).toBeLessThan(10_000);
}, 60_000);

it('stops within ten seconds while nothing gets through', async () => {
  await board();
  proxy.silence();
  proxy.silenceNew(true);
  const asked = board();
  await sleep(100);
  const start = performance.now();
  await app.close();
  await db.close();
  expect(performance.now() - start).toBeLessThan(10_000);
  await asked;
}, 60_000);
