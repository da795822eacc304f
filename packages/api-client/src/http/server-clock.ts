import { storeLocally } from '../store-locally.ts';

const key = 'topout/clockOffset';

/** The header counts in seconds, and an answer takes time: a smaller difference than this does not count. */
const sureMs = 5_000;

let known: number | null = null;

/**
 * How far the server's clock is ahead of this phone's, as last measured; milliseconds, 0 while they agree.
 */
export function clockOffsetMs(): number {
  known ??= Number(localStorage.getItem(key) ?? 0);
  return known;
}

/** The time by the server's clock, so that deadlines and times do not depend on a phone's setting. */
export const serverNow = (): number => Date.now() + clockOffsetMs();

/**
 * Learns the server's time from an answer, except from one that a cache may have kept.
 * @param askedAt by this phone's clock, like `now`
 */
export function noteServerTime({ headers }: Response, askedAt: number, now = Date.now()) {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || /max-age=[1-9]/.test(headers.get('cache-control') ?? '')) return;
  const ahead = date + 500 - (askedAt + now) / 2;
  const offset = Math.abs(ahead) < sureMs ? 0 : Math.round(ahead / 1_000) * 1_000;
  if (Math.abs(offset - clockOffsetMs()) < sureMs && (offset === 0) === (clockOffsetMs() === 0)) return;
  known = offset;
  storeLocally(key, String(offset));
}
