import type { ImportPerson, ImportProblem } from './read-person.ts';
import { comparable } from './same-text.ts';

/** A line of the table, read. */
export interface ImportLine extends ImportPerson {
  readonly line: number;
}

/** Somebody who is entered already. */
export interface EnteredPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly competitorNumber: string | null;
  readonly email: string | null;
}

export interface ImportGround {
  readonly entered: readonly EnteredPerson[];
  /** Free places by category uuid, and in the whole competition; null = as many as come. */
  readonly places: ReadonlyMap<string, number | null>;
  readonly placesInAll: number | null;
  /** Whoever has no number gets the next free one from here on; null = nobody does. */
  readonly firstNumber: number | null;
  /** Lines of which the organiser says: another person of that name. */
  readonly others: ReadonlySet<number>;
}

/**
 * `new` will be entered, `waiting` on the waiting list of a full category; `entered` is already, `duplicate` stands in an earlier
 * line, and neither is entered a second time; `error` cannot be entered.
 */
export type ImportStatus = 'new' | 'waiting' | 'entered' | 'duplicate' | 'error';

export interface JudgedLine extends ImportLine {
  readonly status: ImportStatus;
  /** Worth a look, and no reason not to enter. */
  readonly notes: readonly string[];
}

/**
 * What importing a table does, line by line. Doing it twice enters nobody twice.
 *
 * The same person is whoever has the same name, unless years of birth are known and differ, or the organiser knows better.
 */
export function judgeImport(lines: readonly ImportLine[], ground: ImportGround): JudgedLine[] {
  const judged = judgePeople(lines, ground);
  const seated = seat(judged, ground);
  return ground.firstNumber === null ? seated : numbered(seated, ground, ground.firstNumber);
}

function judgePeople(lines: readonly ImportLine[], { entered, others }: ImportGround): JudgedLine[] {
  const known = new Map<string, EnteredPerson[]>();
  for (const one of entered) known.set(nameKey(one), [...(known.get(nameKey(one)) ?? []), one]);
  const earlier = new Map<string, ImportLine[]>();
  const numbers = new Map(
    entered.flatMap((one): [string, string][] => named(one.competitorNumber, nameOf(one))),
  );
  const mails = new Map(entered.flatMap((one): [string, string][] => named(one.email, nameOf(one))));

  return lines.map((line) => {
    const key = nameKey(line);
    const before = (earlier.get(key) ?? []).find((one) => maybeSame(one, line));
    const already = (known.get(key) ?? []).find((one) => maybeSame(one, line));
    earlier.set(key, [...(earlier.get(key) ?? []), line]);
    const isOther = others.has(line.line);
    if (already && !isOther) return { ...line, status: 'entered', notes: ['Is entered already.'] };
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
