/** Longer waits are nothing to count on, minutes. */
const most = 120;

/**
 * About how many minutes somebody waits, at the pace of the route; in steps of five from ten on. Null where
 * nothing tells, and for who is next.
 *
 * @param before how many wait before them
 * @param pace minutes from one climber to the next; null = not known
 */
export function expectedWait(before: number, pace: number | null): number | null {
  if (pace === null || before === 0) return null;
  const minutes = before * pace;
  return Math.min(most, minutes < 10 ? minutes : Math.round(minutes / 5) * 5);
}
