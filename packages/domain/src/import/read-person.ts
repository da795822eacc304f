import type { Gender } from '../vocabulary.ts';
import { longest } from '../longest.ts';
import { normaliseCompetitorNumber } from '../people/names.ts';
import { readNation } from '../people/nation.ts';
import { hasSeenLetter } from '../people/seen-letters.ts';
import type { ScoringSettings } from '../competition/settings.ts';
import type { Handicap } from '../scoring/handicap.ts';
import type { ImportColumn } from './columns.ts';
import type { TableLine } from './parse-table.ts';
import { handicapProblem, noHandicap, readHandicap } from './read-handicap.ts';
import { comparable } from './same-text.ts';

/** The problem with a cell, as a sentence for people. */
export interface ImportProblem {
  readonly column: ImportColumn | null;
  readonly message: string;
}

/** A person as a line of a table describes them. */
export interface ImportPerson extends Handicap {
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly gender: Gender | null;
  /** Uuid; null if the line names none, or an unknown one. */
  readonly category: string | null;
  readonly competitorNumber: string | null;
  readonly email: string | null;
  /** Whom they climb for: `AUT`. */
  readonly nation: string | null;
  /** Uuid of the session; null if the line names none, or an unknown one. */
  readonly wave: string | null;
  readonly problems: readonly ImportProblem[];
}

export interface ImportContext {
  readonly columns: readonly (ImportColumn | null)[];
  readonly categories: readonly { readonly uuid: string; readonly name: string }[];
  readonly waves: readonly { readonly uuid: string; readonly name: string }[];
  /** Uuid of the category for lines that name none. */
  readonly category: string | null;
  /** Which one counts in the competition. */
  readonly handicap: ScoringSettings['handicap'];
  /** The competition's: nobody is born later. */
  readonly year: number;
}

const plainNumber = /^[A-Z0-9][A-Z0-9._/-]{0,19}$/;
const oldest = 110;
const openQuote = 'This line has an opening quote (") without a closing one.';
/* Nothing in it can be read in two ways: a cell of dots must not take minutes. */
const address = /^[^\s@,;<>]+@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/;

/** Reads one line. Lists everything wrong with it as problems, and still reads the rest. */
export function readPerson({ cells, unclosed }: TableLine, context: ImportContext): ImportPerson {
  const problems: ImportProblem[] = unclosed ? [{ column: null, message: openQuote }] : [];
  const cell = (column: ImportColumn) => {
    const text = cells[context.columns.indexOf(column)]?.replace(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
    return hasSeenLetter(text) ? text : '';
  };
  const read = <T>(
    column: ImportColumn,
    as: (text: string) => T | undefined,
    message: (text: string) => string,
  ) => {
    const text = cell(column);
    const value = text === '' ? null : as(text);
    if (value === undefined) problems.push({ column, message: message(text) });
    return value ?? null;
  };

  const { firstName, lastName } = names(cell);
  for (const [column, name, what] of [
    ['first_name', firstName, 'First name'],
    ['last_name', lastName, 'Last name'],
  ] as const) {
    if (name === '') problems.push({ column, message: `${what} is missing.` });
    if (name.length > longest.name) problems.push({ column, message: `${what} is too long.` });
  }
  const category = categoryOf(cell('category'), context);
  if (category === null) problems.push({ column: 'category', message: noCategory(cell('category')) });
  return {
    firstName,
    lastName,
    yearOfBirth: read(
      'year_of_birth',
      (text) => yearIn(text, context.year),
      (text) => `“${text}” is no year of birth.`,
    ),
    gender: read('gender', genderOf, (text) => `“${text}” is no gender: write F, M or O.`),
    category,
    competitorNumber: read(
      'competitor_number',
      numberOf,
      (text) => `“${text}” is no number: up to 20 letters A to Z and digits.`,
    ),
    email: read(
      'email',
      (text) => (text.length <= longest.address && address.test(text) ? text.toLowerCase() : undefined),
      (text) => `“${text}” is no e-mail address.`,
    ),
    nation: read('nation', readNation, (text) => `“${text}” is no country code: write three letters, AUT.`),
    wave: read(
      'session',
      (text) => named(context.waves, text)?.uuid,
      (text) => `There is no session “${text}” in this competition.`,
    ),
    ...(read(
      'handicap',
      (text) => readHandicap(text, context.handicap),
      (text) => handicapProblem(text, context.handicap),
    ) ?? noHandicap),
    problems,
  };
}

/** One column may contain both: "Lovelace, Ada" or "Ada Lovelace". */
function names(cell: (column: ImportColumn) => string): Pick<ImportPerson, 'firstName' | 'lastName'> {
  const [firstName, lastName, name] = [cell('first_name'), cell('last_name'), cell('name')];
  if (name === '' || (firstName !== '' && lastName !== '')) return { firstName, lastName };
  const [family = '', given] = name.split(',').map((part) => part.trim());
  if (given !== undefined) return { firstName: given, lastName: family };
  // If one part has its own column, the other is in the name: "Vorname | Name".
  if (firstName !== '') return { firstName, lastName: name };
  if (lastName !== '') return { firstName: name, lastName };
  const [first = '', ...rest] = name.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}

function categoryOf(text: string, { categories, category }: ImportContext): string | null {
  if (text === '') return category;
  return named(categories, text)?.uuid ?? null;
}

function named<T extends { readonly uuid: string; readonly name: string }>(
  things: readonly T[],
  text: string,
): T | undefined {
  const wanted = comparable(text);
  return things.find(({ uuid, name }) => uuid === text || comparable(name) === wanted);
}

const noCategory = (text: string) =>
  text === '' ? 'No category.' : `There is no category “${text}” in this competition.`;

/** A year, or the year of a date in any notation. */
function yearIn(text: string, latest: number): number | undefined {
  const [found] = /(?<!\d)(1[89]|20)\d\d(?!\d)/.exec(text) ?? [];
  const year = Number(found);
  return found !== undefined && year <= latest && year >= latest - oldest ? year : undefined;
}

const genders: Record<Gender, readonly string[]> = {
  FEMALE: [
    'f',
    'w',
    'female',
    'woman',
    'women',
    'girl',
    'weiblich',
    'frau',
    'femme',
    'feminin',
    'femminile',
    'femenino',
    'mujer',
  ],
  MALE: [
    'm',
    'h',
    'male',
    'man',
    'men',
    'boy',
    'maennlich',
    'mannlich',
    'mann',
    'homme',
    'masculin',
    'maschile',
    'masculino',
    'hombre',
  ],
  OTHER: ['o', 'x', 'd', 'other', 'diverse', 'divers', 'non binary', 'nonbinary', 'autre', 'altro', 'otro'],
};

function genderOf(text: string): Gender | undefined {
  const wanted = comparable(text);
  return (['FEMALE', 'MALE', 'OTHER'] as const).find((gender) => genders[gender].includes(wanted));
}

function numberOf(text: string): string | undefined {
  const number = normaliseCompetitorNumber(text);
  return plainNumber.test(number) ? number : undefined;
}
