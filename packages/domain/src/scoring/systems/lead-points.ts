/** Holds that count, from the top down. */
const scoringHolds = 40;

/**
 * Points of a sport route in tenths: of the last 40 holds, ten each at 4, 3, 2 and 1 points from the top
 * down; a plus adds a tenth.
 *
 * Below the scoring holds, and at hold 0 of a short route, there are no points, with or without a plus.
 *
 * @param holds number of the top hold
 * @example leadTenths({ top: null, hold: 47, plus: true }, 49) // 921
 * @source scoring rules, sections 7 and 10
 */
export function leadTenths(
  { top, hold, plus }: { readonly top: number | null; readonly hold: number; readonly plus: boolean },
  holds: number,
): number {
  if (top !== null) return 1000;
  const counted = Math.min(hold - (holds - scoringHolds), scoringHolds);
  if (hold <= 0 || counted <= 0) return 0;
  return Math.round(tableTenths(counted)) + (plus ? 1 : 0);
}

function tableTenths(counted: number): number {
  if (counted <= 10) return 10 * counted;
  if (counted <= 20) return 100 + 20 * (counted - 10);
  if (counted <= 30) return 300 + 30 * (counted - 20);
  return 600 + 40 * (counted - 30);
}
