import { setTimeout as wait } from 'node:timers/promises';

/** Longer than finding the account and queueing a mail takes. */
const padMs = 150;

/** Takes as long whether there is an account or not: the time of an answer must not tell. */
export async function inEqualTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(padMs)]);
}
