import type { League } from '@topout/api-client';
import { neverRises, usualPlacePoints } from '@topout/domain';
import { editTexts as texts } from './texts.ts';

/** A league as it stands in the form. */
export interface LeagueDraft {
  readonly name: string;
  readonly scoring: League['scoring'];
  readonly bestOf: number | null;
  readonly table: 'usual' | 'own';
  /** What each place is worth, as it was typed. */
  readonly points: string;
  readonly competitions: readonly string[];
}

export const draftOf = ({ name, scoring, bestOf, placePoints, competitions }: League): LeagueDraft => ({
  name,
  scoring,
  bestOf,
  table: placePoints ? 'own' : 'usual',
  points: (placePoints ?? usualPlacePoints.slice(0, 10)).join(' '),
  competitions: competitions.map(({ uuid }) => uuid),
});

const mostPlaces = 200;
const mostPoints = 100_000;

/** Reads points that people write with spaces, commas or lines between them; otherwise what is wrong with them. */
export function readPoints(text: string): { readonly values: number[] } | { readonly wrong: string } {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const values = words.map(Number);
  const whole = words.every((word) => /^\d{1,6}$/.test(word)) && values.every((value) => value <= mostPoints);
  if (values.length === 0 || values.length > mostPlaces || !whole) return { wrong: texts.pointsWrong };
  return neverRises(values) ? { values } : { wrong: texts.pointsRise };
}

/** What the server takes; null while something is missing or wrong. */
export function bodyOf({ name, scoring, bestOf, table, points, competitions }: LeagueDraft) {
  const read = readPoints(points);
  const own = scoring === 'PLACES' && table === 'own';
  if (name.trim() === '' || (own && 'wrong' in read)) return null;
  return {
    name: name.trim(),
    scoring,
    bestOf,
    placePoints: own && 'values' in read ? read.values : null,
    competitions: [...competitions],
  };
}
