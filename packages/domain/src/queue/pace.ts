/** As far back as a pace is still that of now. */
const recentMs = 30 * 60_000;

/** So many climbers tell how fast it goes; fewer than the least tell nothing. */
const [least, most] = [3, 8];

/**
 * Minutes from one climber to the next on a route, at least 1; null while too few have climbed.
 *
 * @param lastAttempts when each climber was logged last, as instants
 */
export function paceOf(lastAttempts: readonly string[], nowMs: number): number | null {
  const times = lastAttempts
    .map((instant) => Date.parse(instant))
    .filter((time) => nowMs - time <= recentMs)
    .toSorted((a, b) => b - a)
    .slice(0, most);
  const [newest = 0, oldest = 0] = [times[0], times.at(-1)];
  if (times.length < least) return null;
  return Math.max(1, Math.round((newest - oldest) / (times.length - 1) / 60_000));
}
