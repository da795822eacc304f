import { setTimeout as wait } from 'node:timers/promises';

/** Longer than finding the account and queueing a mail takes. */
const padMs = 150;

/** Takes equally long with or without an account: the time of an answer must not reveal which. */
export async function inEqualTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(padMs)]);
}
