import { array, type InferType, string } from 'yup';
import { leagueLimits, neverRises } from '../leagues/place-points.ts';
import type { AgeClass } from '../leagues/eligible.ts';
import { disciplines, guestPlaces, leagueScorings, leagueTies, tiePayments } from '../vocabulary.ts';
import { namedForm } from './setup-forms.ts';
import { wholeOrNone } from './whole-number.ts';

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

/** One class on a line: a name, then years of birth. */
const ageLine = /^(?<name>.{1,40}?)[\s:,]+(?<from>\d{4})\s*[-–]\s*(?<to>\d{4})$/;

/**
 * Age classes as people write them, one on each line.
 *
 * @returns null if a line is none
 * @example ageClassesOf('U16 2010–2011') // [{ name: 'U16', from: 2010, to: 2011 }]
 */
export function ageClassesOf(text: string): AgeClass[] | null {
  const lines = text.split('\n').map((line) => line.trim());
  const classes = lines.filter(Boolean).map((line) => {
    const { name = '', from, to } = ageLine.exec(line)?.groups ?? {};
    return { name, from: Number(from), to: Number(to) };
  });
  const fit = ({ name, from, to }: AgeClass) => name !== '' && from >= 1900 && from <= to && to <= 2200;
  return classes.length <= leagueLimits.ageClasses && classes.every(fit) ? classes : null;
}

/** Age classes as `ageClassesOf` reads them. */
export const ageClassesText = (classes: readonly AgeClass[]): string =>
  classes.map(({ name, from, to }) => `${name} ${from}–${to}`).join('\n');

const few = wholeOrNone(1, leagueLimits.counted);

const league = namedForm.shape({
  scoring: string().oneOf(leagueScorings).required(),
  /** Null = all. */
  bestOf: few,
  table: string().oneOf(['usual', 'own']).required(),
  /** What each place is worth, as it was typed. */
  points: string().default(''),
  tiePayment: string().oneOf(tiePayments).required(),
  ties: string().oneOf(leagueTies).required(),
  leaveOut: few,
  mostBoulder: few,
  mostLead: few,
  mostSpeed: few,
  leastDisciplines: wholeOrNone(1, disciplines.length),
  /** One on each line. */
  ageClasses: string()
    .default('')
    .test(
      'classes',
      'A name and years of birth on each line, such as U16 2010–2011',
      (text) => ageClassesOf(text) !== null,
    ),
  guests: array().of(string().required()).max(leagueLimits.guests).required(),
  guestPlaces: string().oneOf(guestPlaces).required(),
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
