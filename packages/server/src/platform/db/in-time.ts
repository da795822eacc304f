import { setTimeout as sleep } from 'node:timers/promises';
import type { CutClient } from './cut-client.ts';

/** A process that was frozen or busy in between counts only so much of that time, and reads what came. */
const sliceMs = 250;

/** How long a server may take to hear that we leave. */
const goodbyeMs = 1_000;

/** @throws Error if `answer` takes longer than `ms` */
export async function inTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  const waited = new AbortController();
  const { signal } = waited;
  const late = async () => {
    for (let left = ms; left > 0; left -= sliceMs) await sleep(sliceMs, undefined, { signal });
    throw new Error(`The database has not answered for ${ms} ms`);
  };
  try {
    return await Promise.race([answer, late()]);
  } finally {
    waited.abort();
  }
}

/** Ends a connection, whether or not the other end still answers. */
export async function endOrCut(client: CutClient): Promise<void> {
  await inTime(goodbyeMs, client.end()).catch(() => client.cut());
}
