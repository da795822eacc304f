interface When {
  readonly startTime: string;
  readonly endTime: string;
  readonly venue: { readonly timeZone: string } | null;
}

const format = (iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(iso));

/** `Sat 14 Mar 2026`, or from the first day to the last, where the venue is. */
export function formatDays({ startTime, endTime, venue }: When): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const [first, last] = [startTime, endTime].map((iso) => format(iso, venue?.timeZone, options));
  return first === last ? `${first}` : `${first} – ${last}`;
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
