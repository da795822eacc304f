const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `2 minutes ago`, `3 hours ago`, `yesterday`. */
export function ago(lastSeenAt: string, at: string): string {
  const ms = Math.max(0, Date.parse(at) - Date.parse(lastSeenAt));
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (ms < hour) return format.format(-Math.max(1, Math.round(ms / minute)), 'minute');
  return ms < day
    ? format.format(-Math.round(ms / hour), 'hour')
    : format.format(-Math.round(ms / day), 'day');
}
