/** `Sat 14 Mar, 09:00` in the venue's time zone, the device's where there is none. */
export const formatShort = (iso: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso));

/** `14:32` on the clock of whoever looks. */
export const formatClock = (ms: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms);

/** `14:32` of today, otherwise with its day; on the clock of whoever looks. */
export const formatMoment = (iso: string): string =>
  new Date(iso).toDateString() === new Date().toDateString()
    ? formatClock(Date.parse(iso))
    : formatShort(iso, undefined);
