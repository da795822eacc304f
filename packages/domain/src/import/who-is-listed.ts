import { comparable } from './same-text.ts';

/** Somebody as a list or a profile names them. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** Null = not known. */
  readonly yearOfBirth: number | null;
}

/**
 * Which of those who were listed under an address somebody of that account is: a list may give the address of a parent for a
 * child, and one address for a family. Names have to be alike ("A." is short for "Ada", a second first name may be left out), and
 * the year of birth, where the list has one, has to be known and the same.
 *
 * @returns null for nobody, and where more than one would do
 */
export function whoIsListed<Listed extends Named>(person: Named, listed: readonly Listed[]): Listed | null {
  if (wholeName(person) === '') return null;
  const born = listed.filter(({ yearOfBirth }) => yearOfBirth === null || yearOfBirth === person.yearOfBirth);
  const same = born.filter((one) => wholeName(one) === wholeName(person));
  const alike = same.length > 0 ? same : born.filter((one) => isAlike(one, person));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const wordsOf = ({ firstName, lastName }: Named): string[] =>
  comparable(`${firstName} ${lastName}`).split(' ');

/** Lists put the last name first as often as not. */
const wholeName = (named: Named): string => wordsOf(named).toSorted().join(' ');

/** By the first word and the last: where a name was split in two, nobody knows to which half those between them went. */
function isAlike(a: Named, b: Named): boolean {
  const [first = '', ...after] = wordsOf(a);
  const [second = '', ...behind] = wordsOf(b);
  if (after.length === 0 || after.at(-1) !== behind.at(-1)) return false;
  return first === second || isInitial(first, second) || isInitial(second, first);
}

const isInitial = (initial: string, name: string): boolean =>
  initial.length === 1 && name.startsWith(initial);
