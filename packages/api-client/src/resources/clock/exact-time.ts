import { api, serverNow } from '@topout/api-client/core';
import type { ServerTime } from '@topout/contract';
import { betterTime, type Measured, measureTime } from '@topout/domain';

/** A clock drifts a few milliseconds in this time, and a device may have slept. */
const againMs = 30_000;

let best: Measured | null = null;

/** This page's own clock: nobody can set it back while the page is open. */
const here = () => performance.timeOrigin + performance.now();

/** The time by the server's clock to some hundredths of a second; roughly, until it is measured. */
export const exactNow = (): number => (best ? here() + best.aheadMs : serverNow());

const ask = (): Promise<number | null> =>
  api.get<ServerTime>('time').then(
    ({ now }) => now,
    () => null,
  );

/** Keeps the measurement good while a page shows the clock. @returns how to stop */
export function keepMeasuring(): () => void {
  const measure = async () => {
    if (document.hidden) return;
    const round = await measureTime(here, ask);
    best = betterTime(best, round);
  };
  const look = () => void measure();
  const timer = setInterval(look, againMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
