import { ordinal, runHolds } from '@topout/domain';

/** The words of marks, by their character. */
export const markWords: Readonly<Record<string, string>> = {
  F: 'Flash',
  T: 'Top',
  Z: 'Second zone',
  y: 'First zone',
  z: 'Zone',
};

/**
 * What one tile says, without its route: "Top, 4th".
 *
 * @param number of the attempt, on sport routes the hold; null = not known
 */
export function markWord(mark: string, number: number | null): string {
  if (mark === '.') return 'Not tried';
  if (mark === '-') return number === null || number === 0 ? 'Tried' : `Tried, ${number}`;
  const word = markWords[mark];
  if (word === undefined) return number === null ? `${mark}0 %` : `Hold ${number}`;
  return mark === 'F' || number === null ? word : `${word}, ${ordinal(number)}`;
}

/** How a run ended. @param holds see `runHolds`; null = not known */
export function runWord(mark: string, holds: number | null): string {
  if (mark === '.') return 'No run yet';
  if (mark === 'T') return 'Time';
  if (holds === runHolds.fall) return 'Fall';
  return holds === runHolds.falseStart ? 'False start' : 'No time';
}
