import { setTimeout as sleep } from 'node:timers/promises';
import type { CutClient } from './cut-client.ts';

/** Answers that came while this process was frozen or busy are read first. */
const readMs = 250;

/** How long a server may take to hear that we leave. */
const goodbyeMs = 1_000;

/** @throws Error if `answer` takes longer than `ms` */
export async function inTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  const waited = new AbortController();
  const { signal } = waited;
  const late = sleep(ms, undefined, { signal }).then(() => sleep(readMs, undefined, { signal }));
  try {
    return await Promise.race([
      answer,
      late.then(() => {
        throw new Error(`The database has not answered for ${ms} ms`);
      }),
    ]);
  } finally {
    waited.abort();
  }
}

/** Ends a connection, whether or not the other end still answers. */
export async function endOrCut(client: CutClient): Promise<void> {
  await inTime(goodbyeMs, client.end()).catch(() => client.cut());
}
