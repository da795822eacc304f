const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/**
 * What the clocks of a time zone show, as a form takes it.
 *
 * @example wallTime(new Date('2026-03-14T08:00:00Z'), 'Europe/Vienna') // '2026-03-14T09:00'
 */
export function wallTime(date: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/**
 * The moment at which the clocks of a time zone show `wall`. An hour that is skipped in spring is taken as the one
 * after it; of one that comes twice in autumn it is the first.
 *
 * @param wall `2026-03-14T09:00`
 * @returns null where that is no date
 */
export function momentOf(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return null;
  const shift = (ms: number) => Date.parse(`${wallTime(new Date(ms), timeZone)}:00Z`) - ms;
  // The shift of the day before and of the day after: one of them holds, whatever the clocks do in between.
  const day = 86_400_000;
  const moments = [shift(asUtc - day), shift(asUtc + day)].map((offset) => asUtc - offset);
  const exact = moments.filter((ms) => wallTime(new Date(ms), timeZone) === wall);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...moments));
}
