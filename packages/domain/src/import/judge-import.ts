import { groupedBy } from '../grouped-by.ts';
import type { ImportPerson, ImportProblem } from './read-person.ts';
import { comparable } from './same-text.ts';

/** A line of the table, parsed. */
export interface ImportLine extends ImportPerson {
  readonly line: number;
}

/** A person who has already entered. */
export interface EnteredPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly competitorNumber: string | null;
  readonly email: string | null;
}

export interface ImportGround {
  readonly entered: readonly EnteredPerson[];
  /** Free places by category uuid, and in the whole competition; null = unlimited. */
  readonly places: ReadonlyMap<string, number | null>;
  readonly placesInAll: number | null;
  /** People without a number get the next free one from here on; null = they get none. */
  readonly firstNumber: number | null;
  /** Lines that the organiser has marked as another person of the same name. */
  readonly others: ReadonlySet<number>;
}

/**
 * `new` will be entered, `waiting` on the waiting list of a full category. `entered` has already entered and
 * `duplicate` repeats an earlier line; neither is entered again. `error` cannot be entered.
 */
export type ImportStatus = 'new' | 'waiting' | 'entered' | 'duplicate' | 'error';

export interface JudgedLine extends ImportLine {
  readonly status: ImportStatus;
  /** Worth checking, but no obstacle to entering. */
  readonly notes: readonly string[];
}

/**
 * The outcome of importing a table, line by line. Importing twice enters nobody twice.
 *
 * Two people with the same name count as one, unless their years of birth are known and differ, or the
 * organiser says otherwise.
 */
export function judgeImport(lines: readonly ImportLine[], ground: ImportGround): JudgedLine[] {
  const judged = judgePeople(lines, ground);
  const seated = seat(judged, ground);
  return ground.firstNumber === null ? seated : numbered(seated, ground, ground.firstNumber);
}

function judgePeople(lines: readonly ImportLine[], { entered, others }: ImportGround): JudgedLine[] {
  const known = groupedBy(entered, nameKey);
  const earlier = new Map<string, ImportLine[]>();
  const numbers = new Map(
    entered.flatMap((one): [string, string][] => named(one.competitorNumber, nameOf(one))),
  );
  const mails = new Map(entered.flatMap((one): [string, string][] => named(one.email, nameOf(one))));

  return lines.map((line) => {
    const key = nameKey(line);
    const namesakes = earlier.get(key) ?? [];
    const before = namesakes.find((one) => maybeSame(one, line));
    const already = (known.get(key) ?? []).find((one) => maybeSame(one, line));
    namesakes.push(line);
    earlier.set(key, namesakes);
    const isOther = others.has(line.line);
    if (already && !isOther) return { ...line, status: 'entered', notes: ['Already entered.'] };
    if (before && !isOther)
      return { ...line, status: 'duplicate', notes: [`The same name as in line ${before.line}.`] };

    const problems = [...line.problems, ...numberTaken(line, numbers)];
    const notes =
      line.email !== null && mails.has(line.email) ? [`The same e-mail as ${mails.get(line.email)}.`] : [];
    if (line.competitorNumber !== null && !numbers.has(line.competitorNumber)) {
      numbers.set(line.competitorNumber, `line ${line.line}`);
    }
    if (line.email !== null && !mails.has(line.email)) mails.set(line.email, `line ${line.line}`);
    return { ...line, problems, notes, status: problems.length > 0 ? 'error' : 'new' };
  });
}

const named = (text: string | null, who: string): [string, string][] => (text === null ? [] : [[text, who]]);
const nameOf = ({ firstName, lastName }: EnteredPerson) => `${firstName} ${lastName}`;
const nameKey = ({ firstName, lastName }: Pick<EnteredPerson, 'firstName' | 'lastName'>) =>
  `${comparable(firstName)}/${comparable(lastName)}`;

const maybeSame = (a: Pick<EnteredPerson, 'yearOfBirth'>, b: Pick<EnteredPerson, 'yearOfBirth'>): boolean =>
  a.yearOfBirth === null || b.yearOfBirth === null || a.yearOfBirth === b.yearOfBirth;

function numberTaken(
  { competitorNumber }: ImportLine,
  numbers: ReadonlyMap<string, string>,
): ImportProblem[] {
  const holder = competitorNumber === null ? undefined : numbers.get(competitorNumber);
  if (holder === undefined) return [];
  return [{ column: 'competitor_number', message: `Number ${competitorNumber} belongs to ${holder}.` }];
}

/** First come, first served, in the order of the table. */
function seat(lines: readonly JudgedLine[], { places, placesInAll }: ImportGround): JudgedLine[] {
  const left = new Map(places);
  let inAll = placesInAll;
  return lines.map((line) => {
    if (line.status !== 'new' || line.category === null) return line;
    const inCategory = left.get(line.category) ?? null;
    if ((inCategory !== null && inCategory <= 0) || (inAll !== null && inAll <= 0))
      return { ...line, status: 'waiting' };
    if (inCategory !== null) left.set(line.category, inCategory - 1);
    if (inAll !== null) inAll -= 1;
    return line;
  });
}

function numbered(lines: readonly JudgedLine[], { entered }: ImportGround, first: number): JudgedLine[] {
  const taken = new Set([...entered, ...lines].map(({ competitorNumber }) => competitorNumber));
  let next = first;
  return lines.map((line) => {
    if (line.competitorNumber !== null || (line.status !== 'new' && line.status !== 'waiting')) return line;
    while (taken.has(String(next))) next += 1;
    next += 1;
    return { ...line, competitorNumber: String(next - 1) };
  });
}
