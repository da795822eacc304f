const threeHoursMs = 3 * 3_600_000;

/**
 * The end proposed for a start: six in the evening, as most competitions end on the same day. One that begins later than three
 * takes three hours, over midnight if need be.
 *
 * @param start a wall clock's time, as a field holds it: `2026-11-26T19:30`
 */
export function endAfter(start: string): string {
  const evening = `${start.slice(0, 10)}T18:00`;
  const later = new Date(Date.parse(`${start}Z`) + threeHoursMs).toISOString().slice(0, 16);
  return later > evening ? later : evening;
}
