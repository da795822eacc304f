import { storeLocally } from '../store-locally.ts';

const key = 'topout/clockOffset';

/** The header counts in seconds, and an answer takes its time: less than this is no difference. */
const sureMs = 5_000;

let known: number | null = null;

/** How far the server's clock is ahead of this phone's, as last measured; milliseconds, 0 while they agree. */
export function clockOffsetMs(): number {
  known ??= Number(localStorage.getItem(key) ?? 0);
  return known;
}

/** Now, by the server's clock: what ends when, and what was when, does not depend on how a phone is set. */
export const serverNow = (): number => Date.now() + clockOffsetMs();

/**
 * Learns from an answer. One that a cache may have kept says nothing about now.
 * @param askedAt by this phone's clock, as is `now`
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
