import type { RehearsalAudience } from './audience.ts';
import type { Tap } from './phone.ts';

/** Milliseconds from a tap on a phone to the server's answer, or to a spectator's board. */
export interface Latency {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/**
 * How long results took from tap to board, over all taps and all probes; null without any.
 *
 * @param categoryOf category by competitor
 */
export function tapToBoard(
  taps: readonly Tap[],
  audience: RehearsalAudience,
  categoryOf: ReadonlyMap<string, string>,
): Latency | null {
  const took = taps.flatMap(({ command, answer, atMs }) => {
    const category = categoryOf.get(command.competitor ?? '');
    if (category === undefined || answer?.outcome !== 'APPLIED' || answer.boardVersion === null) return [];
    return audience.whenSeen(category, answer.boardVersion).map((seenMs) => seenMs - atMs);
  });
  return latencyOf(took);
}

/** How long the server took to answer, over all taps; null without any. */
export const tapToAnswer = (taps: readonly Tap[]): Latency | null =>
  latencyOf(taps.flatMap(({ atMs, answeredMs }) => (answeredMs === null ? [] : [answeredMs - atMs])));

/** How long it took until the own card was read with the result; null without any. */
export const tapToCard = (taps: readonly Tap[]): Latency | null =>
  latencyOf(taps.flatMap(({ atMs, cardMs }) => (cardMs === null ? [] : [cardMs - atMs])));

function latencyOf(took: readonly number[]): Latency | null {
  if (took.length === 0) return null;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
