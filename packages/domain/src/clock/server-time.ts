/** The quickest of so many answers tells the time best: half of what it took is the most it can be off. */
const probes = 6;

/** A slower round is ignored for so long: its line was busy. */
const oldMs = 300_000;

/** How far the server's clock is ahead of a page's own. */
export interface Measured {
  readonly aheadMs: number;
  readonly tookMs: number;
  readonly at: number;
}

/**
 * One round of measuring the server's time.
 *
 * @param here the page's own clock, which nobody can set back
 * @param ask the server's time; null without a line
 * @returns null without a line
 */
export async function measureTime(
  here: () => number,
  ask: () => Promise<number | null>,
): Promise<Measured | null> {
  let quickest: Measured | null = null;
  for (let probe = 0; probe < probes; probe += 1) {
    const askedAt = here();
    const now = await ask();
    if (now === null) break;
    const at = here();
    const tookMs = at - askedAt;
    if (quickest === null || tookMs < quickest.tookMs)
      quickest = { aheadMs: now - (askedAt + at) / 2, tookMs, at };
  }
  return quickest;
}

/** The better of two measurements: a page without a line goes on with what it knows. */
export function betterTime(known: Measured | null, one: Measured | null): Measured | null {
  if (known === null || one === null) return known ?? one;
  const isBetter =
    one.tookMs <= known.tookMs * 2 ||
    one.at - known.at > oldMs ||
    // The device has slept, or the server's clock was set: both cannot be right.
    Math.abs(one.aheadMs - known.aheadMs) > (one.tookMs + known.tookMs) / 2;
  return isBetter ? one : known;
}
