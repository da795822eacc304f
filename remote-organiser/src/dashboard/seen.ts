/** Two signs of life may be missed before somebody counts as gone. */
const onlineForMs = 90_000;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Whether somebody was seen a moment ago. Both are times of the server. */
export const isOnline = (lastSeenAt: string | null, at: string): boolean =>
  lastSeenAt !== null && Date.parse(at) - Date.parse(lastSeenAt) < onlineForMs;

/** `2 minutes ago`, `3 hours ago`, `yesterday`. */
export function ago(lastSeenAt: string, at: string): string {
  const ms = Math.max(0, Date.parse(at) - Date.parse(lastSeenAt));
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (ms < hour) return format.format(-Math.max(1, Math.round(ms / minute)), 'minute');
  return ms < day
    ? format.format(-Math.round(ms / hour), 'hour')
    : format.format(-Math.round(ms / day), 'day');
}
