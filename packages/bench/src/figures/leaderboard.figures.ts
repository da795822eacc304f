import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ratioFigure, type Figure } from '../figure.ts';
import { startProduct } from '../load/product.ts';
import { topout } from '../load/topout-cli.ts';
import { wrk } from '../load/wrk.ts';

const seconds = 5;
const rounds = 3;
const festival = resolve(
  import.meta.dirname,
  '../../../domain/fixtures/results/2025-gym-festival-spring-shared-points.json',
);

interface FloorServer {
  readonly url: string;
  stop(): void;
}

async function floorServer(body: Buffer, etag: string): Promise<FloorServer> {
  const child = fork(resolve(import.meta.dirname, '../load/floor-http.ts'));
  const port = await new Promise((done) => {
    child.once('message', done);
    child.send({ body: body.toString('base64'), etag });
  });
  return { url: `http://127.0.0.1:${String(port)}/`, stop: () => child.kill() };
}

/**
 * Floor and product take turns, and the best round of each counts, so that other work on the machine affects
 * both alike.
 */
function best(measure: readonly (() => number)[]): number[] {
  const found = measure.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    measure.forEach((one, index) => {
      found[index] = Math.max(found[index] ?? 0, one());
    });
  }
  return found;
}

/**
 * The public board of 200 and more rows, whole and unchanged (304), against plain `node:http` with the same
 * bytes.
 */
export async function leaderboardFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const env = { TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '0' };
  try {
    const line = JSON.parse((await topout(['import-results', festival], env)).trim()) as {
      competition: string;
      category: string;
    };
    const product = await startProduct(env);
    const url = `http://127.0.0.1:${product.port}/api/competitions/${line.competition}/leaderboard?category=${line.category}`;
    const reply = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await reply.arrayBuffer());
    const etag = reply.headers.get('etag') ?? '';
    const floor = await floorServer(body, etag);
    try {
      const known = [`If-None-Match: ${etag}`];
      const [whole = 0, wholeFloor = 0, same = 0, sameFloor = 0] = best([
        () => wrk(url, seconds),
        () => wrk(floor.url, seconds),
        () => wrk(url, seconds, known),
        () => wrk(floor.url, seconds, known),
      ]);
      return [
        ratioFigure('GET leaderboard, 230 rows, requests/s', whole, wholeFloor, { atLeast: 0.8 }),
        ratioFigure('GET leaderboard, 304, requests/s', same, sameFloor, { atLeast: 0.75 }),
      ];
    } finally {
      floor.stop();
      await product.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
