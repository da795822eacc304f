import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ratioFigure, type Figure } from '../figure.ts';
import { attemptRequests } from '../load/commands.ts';
import { readDemo } from '../load/demo.ts';
import { embeddedInsertFloor } from '../load/embedded-floor.ts';
import { floorRequest, openListeners } from '../load/listeners.ts';
import { insertFloor, preparePgbench, selectFloor, startCluster } from '../load/postgres-cluster.ts';
import { startProduct } from '../load/product.ts';
import { rawRequest } from '../load/raw-http.ts';
import { steadyLoad } from '../load/steady.ts';
import { wrkThrough } from '../load/wrk.ts';

const seconds = 6;

async function commandsPerSecond(port: number): Promise<number> {
  const demo = await readDemo(port);
  const requests = attemptRequests(demo, Math.min(60_000, demo.open.length * 90));
  const warmUp = requests.length >> 2;
  await wrkThrough({ port, requests: requests.slice(0, warmUp), seconds: 2, repeats: false });
  return wrkThrough({ port, requests: requests.slice(warmUp), seconds, repeats: false });
}

async function entriesPerSecond(port: number): Promise<number> {
  const demo = await readDemo(port);
  const requests = demo.competitors.map((user) =>
    rawRequest(`/api/competitions/${demo.competition}/entries/${user}`, { token: demo.token }),
  );
  await wrkThrough({ port, requests, seconds: 2, repeats: true });
  return wrkThrough({ port, requests, seconds, repeats: true });
}

/** Measures something under steady load: 60 judges with open streams, who send 20 commands a second. */
async function whileJudging<T>(port: number, measure: () => Promise<T>): Promise<T> {
  const demo = await readDemo(port);
  const judges = await openListeners(port, 60, floorRequest(demo.competition, demo.token), 'event:');
  const commands = steadyLoad(port, attemptRequests(demo, 20 * 5 * seconds), 20);
  try {
    return await measure();
  } finally {
    judges.close();
    commands.stop();
  }
}

/**
 * Attempts in and entries out, on a durable PostgreSQL, against pgbench on the same server in the same
 * minute.
 */
async function onPostgres(): Promise<Figure[]> {
  const cluster = startCluster();
  try {
    preparePgbench(cluster);
    cluster.createDatabase('topout');
    const product = await startProduct({ DATABASE_URL: cluster.url('topout'), TOPOUT_DEMO: '1' });
    try {
      // Before the commands, which leave hundreds of attempts on every card.
      const selects = selectFloor(cluster, seconds);
      const entries = await entriesPerSecond(product.port);
      const beside = await whileJudging(product.port, () => entriesPerSecond(product.port));
      const selectsAfter = selectFloor(cluster, seconds / 2);
      // Before and after the commands, because disk and processor of a shared machine change within a minute.
      const before = insertFloor(cluster, seconds / 2);
      const commands = await commandsPerSecond(product.port);
      const inserts = (before + insertFloor(cluster, seconds / 2)) / 2;
      return [
        ratioFigure('attempt commands/s, HTTP, 32 clients, PostgreSQL', commands, inserts, { atLeast: 0.15 }),
        ratioFigure('GET one entry with scorecard/s, PostgreSQL', entries, selects, { atLeast: 0.35 }),
        ratioFigure('the same while 60 judges send 20 commands a second', beside, selectsAfter, {
          atLeast: 0.3,
        }),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    cluster.stop();
  }
}

/**
 * Attempts in on the embedded database, against durable single-row inserts through the same embedded
 * database.
 */
async function onEmbedded(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  try {
    const floor = await embeddedInsertFloor(join(directory, 'floor'), seconds);
    const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
    try {
      const commands = await commandsPerSecond(product.port);
      return [
        ratioFigure('attempt commands/s, HTTP, 32 clients, embedded', commands, floor, { atLeast: 0.9 }),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

export const commandFigures = async (): Promise<Figure[]> => [
  ...(await onPostgres()),
  ...(await onEmbedded()),
];
