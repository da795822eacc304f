import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Figure } from '../figure.ts';
import { attemptRequests } from '../load/commands.ts';
import { readDemo, type Demo } from '../load/demo.ts';
import { eventsRequest, openListeners, type Listeners } from '../load/listeners.ts';
import { startProduct } from '../load/product.ts';
import { rawLoad } from '../load/raw-http.ts';

const spectators = 5_000;
const rounds = 7;
const coalescingMs = 250;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The open streams of one category only, because spectators watch one board. */
async function inCategory(demo: Demo, port: number, category: string): Promise<Demo> {
  const url = `http://127.0.0.1:${port}/api/competitions/${demo.competition}/leaderboard?category=${category}`;
  const board = (await (await fetch(url)).json()) as { rows: { user: { uuid: string } }[] };
  const there = new Set(board.rows.map(({ user }) => user.uuid));
  return { ...demo, open: demo.open.filter(({ competitor }) => there.has(competitor)) };
}

async function productRound(port: number, request: Buffer, listeners: Listeners): Promise<number> {
  const received = listeners.allReceived('event: patch');
  let first: Buffer | null = request;
  await rawLoad({
    port,
    connections: 1,
    seconds: 5,
    next: () => {
      const one = first;
      first = null;
      return one;
    },
  });
  const answered = performance.now();
  const last = await received;
  await new Promise((done) => setTimeout(done, 400));
  return Math.max(0, last - answered);
}

async function floorRounds(bytes: string): Promise<number> {
  const child: ChildProcess = fork(resolve(import.meta.dirname, '../load/floor-broadcast.ts'));
  const port = Number(await new Promise((done) => child.once('message', done)));
  const listeners = await openListeners(port, spectators, '', 'hello');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const received = listeners.allReceived('event: patch');
    const sent = new Promise<number>((done) => child.once('message', () => done(performance.now())));
    child.send({ bytes });
    times.push((await received) - (await sent));
    await new Promise((done) => setTimeout(done, 200));
  }
  listeners.close();
  child.kill();
  return median(times);
}

/**
 * From the answer to a command to the last of 5,000 spectators, against a raw TCP broadcast of the same
 * bytes.
 */
export async function spectatorFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  try {
    const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
    const whole = await readDemo(product.port);
    const category = whole.categories[0] ?? '';
    const demo = await inCategory(whole, product.port, category);
    const listeners = await openListeners(
      product.port,
      spectators,
      eventsRequest(demo.competition, category),
      'event: board',
    );
    const times: number[] = [];
    for (const request of attemptRequests(demo, rounds))
      times.push(await productRound(product.port, request, listeners));
    const bytes = listeners.lastMessage();
    listeners.close();
    await product.stop();
    const floor = await floorRounds(bytes);
    const value = median(times);
    return [
      {
        name: "a command's answer → last of 5,000 SSE spectators, ms",
        value,
        floor,
        ratio: value / floor,
        reach: `≤ 1.5 × + ${coalescingMs} ms`,
        ok: value <= 1.5 * floor + coalescingMs,
      },
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
