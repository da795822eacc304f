import { array, type InferType, number, string } from 'yup';
import { leagueLimits, neverRises } from '../leagues/place-points.ts';
import { leagueScorings } from '../vocabulary.ts';
import { namedForm } from './setup-forms.ts';

/** Points that people write with spaces, commas or lines between them; what is no whole number is none. */
const readPoints = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => (/^\d{1,6}$/.test(word) ? Number(word) : Number.NaN));

function wrongPoints(values: readonly number[]): string | null {
  const { places, points } = leagueLimits;
  const fit = values.length > 0 && values.length <= places && values.every((value) => value <= points);
  if (!fit) return `Whole numbers up to ${points}, at most ${places} of them`;
  return neverRises(values) ? null : 'No place may be worth more than the one before it';
}

const league = namedForm.shape({
  scoring: string().oneOf(leagueScorings).required(),
  /** Null = all. */
  bestOf: number().nullable().defined(),
  table: string().oneOf(['usual', 'own']).required(),
  /** What each place is worth, as it was typed. */
  points: string().default(''),
  competitions: array().of(string().required()).required(),
});

type Rules = Pick<InferType<typeof league>, 'scoring' | 'table' | 'points'>;

/** What each place is worth; null = the usual, or nothing where places give no points. */
export const placePointsOf = ({ scoring, table, points }: Rules): number[] | null =>
  scoring === 'PLACES' && table === 'own' ? readPoints(points) : null;

/** A league with its rules; points only need to be right where they count. */
export const leagueForm = league.test('points', (rules, { createError }) => {
  const points = placePointsOf(rules);
  const message = points && wrongPoints(points);
  return message === null || createError({ path: 'points', message });
});
