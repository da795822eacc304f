const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const fields = { clock, dated: { weekday: 'short', day: 'numeric', month: 'short', ...clock } } as const;

const made = new Map<string, Intl.DateTimeFormat>();

/** A format costs more to make than many rows to draw: it is made once. */
function format(ms: number, as: keyof typeof fields, timeZone?: string): string {
  const key = `${as} ${timeZone}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...fields[as], timeZone });
  made.set(key, known);
  return known.format(ms);
}

/** `Sat 14 Mar, 09:00` in the venue's time zone, the device's where there is none. */
export const formatShort = (iso: string, timeZone: string | undefined): string =>
  format(Date.parse(iso), 'dated', timeZone);

/** `14:32` on the clock of whoever looks. */
export const formatClock = (ms: number): string => format(ms, 'clock');

/** `14:32` of today, otherwise with its day; on the clock of whoever looks. */
export const formatMoment = (iso: string): string =>
  new Date(iso).toDateString() === new Date().toDateString()
    ? formatClock(Date.parse(iso))
    : formatShort(iso, undefined);
