interface When {
  readonly startTime: string;
  readonly endTime: string;
  readonly venue: { readonly timeZone: string } | null;
}

const format = (iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(iso));

/** What the calendar leaf leaves open: `Sat 09:00` of one to come, the year of one that is over, the days of several. */
export function formatWhen(when: When, over: boolean): string {
  const { startTime, endTime, venue } = when;
  const days = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const [first, last] = [startTime, endTime].map((iso) => format(iso, venue?.timeZone, days));
  if (first !== last) return `${first} – ${last}`;
  if (over) return format(startTime, venue?.timeZone, { year: 'numeric' });
  const clock = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return format(startTime, venue?.timeZone, clock).replace(',', '');
}

/** `09:00 – 17:30` where the venue is. */
export function formatHours({ startTime, endTime, venue }: When): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return [startTime, endTime].map((iso) => format(iso, venue?.timeZone, options)).join(' – ');
}

/** Day and month for a small calendar leaf: `14`, `Mar`. */
export function dayAndMonth({ startTime, venue }: When): { readonly day: string; readonly month: string } {
  return {
    day: format(startTime, venue?.timeZone, { day: 'numeric' }),
    month: format(startTime, venue?.timeZone, { month: 'short' }),
  };
}
