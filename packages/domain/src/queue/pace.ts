/** As far back as a pace is still that of now. */
const recentMs = 30 * 60_000;

/** So many climbers tell how fast it goes; fewer than the least tell nothing. */
const [least, most] = [3, 8];

/**
 * Minutes from one climber to the next on a route, at least 1; null while too few have climbed. The median, so
 * that a pause in between does not make a slow route.
 *
 * @param lastAttempts when each climber was logged last, as instants
 */
export function paceOf(lastAttempts: readonly string[], nowMs: number): number | null {
  const times = lastAttempts
    .map((instant) => Date.parse(instant))
    .filter((time) => nowMs - time <= recentMs)
    .toSorted((a, b) => b - a)
    .slice(0, most);
  if (times.length < least) return null;
  const gaps = times.slice(1).map((time, index) => (times[index] ?? time) - time);
  return Math.max(1, Math.round(median(gaps) / 60_000));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
