import type { ScoringSettings } from '../competition/settings.ts';
import { type Handicap, handicapBounds } from '../scoring/handicap.ts';

type Kind = ScoringSettings['handicap'];

/** Percent that a list may give without saying so. */
const leastBare = 50;

export const noHandicap: Handicap = { handicapPercent: null, handicapPoints: null };

/**
 * A handicap as lists write it, in the way that counts in the competition: a factor as "1.2", "×1,2" or "120 %",
 * points as "30" or "-30". "+20 %" is no factor: it would say what is added. Undefined if it is neither, or none counts.
 */
export function readHandicap(text: string, kind: Kind): Handicap | undefined {
  const number = text
    .replaceAll(/[\s×x*]/gi, '')
    .replace('−', '-')
    .replace(',', '.');
  if (kind === 'factor') {
    const [, digits, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(number) ?? [];
    const amount = Number(digits);
    const isFactor = percent === '' && amount < 10;
    // "15" may mean 15 points, or 15 % more.
    if (!isFactor && percent === '' && amount < leastBare) return undefined;
    // 1.15 × 100 is 114.99999999999999.
    const handicapPercent = isFactor ? Number((amount * 100).toFixed(6)) : amount;
    return isWithin(handicapPercent, handicapBounds.percent) ? { ...noHandicap, handicapPercent } : undefined;
  }
  if (kind === 'none' || !/^[-+]?\d+$/.test(number)) return undefined;
  const handicapPoints = Number(number);
  return isWithin(handicapPoints, handicapBounds.points) ? { ...noHandicap, handicapPoints } : undefined;
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is wrong with a handicap that could not be read. */
export function handicapProblem(text: string, kind: Kind): string {
  if (kind === 'none')
    return 'Handicaps do not count here. Switch them on in the settings, or leave the column out.';
  return kind === 'factor'
    ? `“${text}” is no handicap: write a factor such as 1.2, or 120 %.`
    : `“${text}” is no handicap: write whole points such as 30 or -30.`;
}
