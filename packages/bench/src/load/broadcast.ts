import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { type Listeners, openListeners } from './listeners.ts';
import { rawLoad } from './raw-http.ts';

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds from the answer to a command until the last listener has what it changed. */
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

/** The same for a raw TCP broadcast of these bytes to so many listeners: the median of some rounds. */
export async function floorRounds(bytes: string, count: number, rounds: number): Promise<number> {
  const child: ChildProcess = fork(resolve(import.meta.dirname, 'floor-broadcast.ts'));
  const port = Number(await new Promise((done) => child.once('message', done)));
  const listeners = await openListeners(port, count, '', 'hello');
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

/** The median of some rounds with the product. */
export async function productRounds(
  port: number,
  requests: readonly Buffer[],
  listeners: Listeners,
): Promise<number> {
  const times: number[] = [];
  for (const request of requests) times.push(await productRound(port, request, listeners));
  return median(times);
}
