/**
 * Reads `4:00`, `0:40`, or whole minutes such as `5`.
 *
 * @returns seconds; null for what is none, or beyond the limits
 */
export function readTime(text: string, most: number, least = 0): number | null {
  const [, minutes, seconds] = /^\s*(\d{1,3})(?::([0-5]\d))?\s*$/.exec(text) ?? [];
  if (minutes === undefined) return null;
  const read = Number(minutes) * 60 + Number(seconds ?? 0);
  return read >= least && read <= most ? read : null;
}
