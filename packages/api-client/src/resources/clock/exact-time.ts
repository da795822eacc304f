import { api, serverNow } from '@topout/api-client/core';
import type { ServerTime } from '@topout/contract';

/** The quickest of so many answers tells the time best: half of what it took is the most it can be off. */
const probes = 6;

/** A clock drifts a few milliseconds in this time, and a device may have slept. */
const againMs = 30_000;

/** A slower round is ignored for so long: its line was busy. */
const oldMs = 300_000;

interface Measured {
  /** How far the server's clock is ahead of this page's. */
  readonly aheadMs: number;
  readonly tookMs: number;
  readonly at: number;
}

let best: Measured | null = null;

/** This page's own clock: nobody can set it back while the page is open. */
const here = () => performance.timeOrigin + performance.now();

/** The time by the server's clock to some hundredths of a second; roughly, until it is measured. */
export const exactNow = (): number => (best ? here() + best.aheadMs : serverNow());

/** Measures the server's time. Without a line the page goes on with what it knows. */
async function measureTime(): Promise<void> {
  const round: Measured[] = [];
  for (let probe = 0; probe < probes; probe += 1) {
    const measured = await oneProbe().catch(() => null);
    if (!measured) break;
    round.push(measured);
  }
  const [quickest] = round.toSorted((a, b) => a.tookMs - b.tookMs);
  if (quickest && isBetter(quickest, best)) best = quickest;
}

async function oneProbe(): Promise<Measured> {
  const askedAt = here();
  const { now } = await api.get<ServerTime>('time');
  const at = here();
  return { aheadMs: now - (askedAt + at) / 2, tookMs: at - askedAt, at };
}

const isBetter = (one: Measured, known: Measured | null): boolean =>
  known === null ||
  one.tookMs <= known.tookMs * 2 ||
  one.at - known.at > oldMs ||
  // The device has slept, or the server's clock was set: both cannot be right.
  Math.abs(one.aheadMs - known.aheadMs) > (one.tookMs + known.tookMs) / 2;

/** Keeps the measurement good while a page shows the clock. @returns how to stop */
export function keepMeasuring(): () => void {
  const measure = () => {
    if (!document.hidden) void measureTime();
  };
  const timer = setInterval(measure, againMs);
  document.addEventListener('visibilitychange', measure);
  window.addEventListener('online', measure);
  measure();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', measure);
    window.removeEventListener('online', measure);
  };
}
