import { comparable } from './same-text.ts';

/** A person as a list or a profile names them. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** Null = not known. */
  readonly yearOfBirth: number | null;
}

/**
 * Matches an account's owner or child to one of the people listed under the account's address: a list may
 * give a parent's address for a child, and one address for a family. Names must be alike ("A." is short for
 * "Ada", a second first name may be missing). If the list has a year of birth, the person's must be known and
 * the same.
 *
 * @returns null if nobody matches, or more than one does
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

/**
 * Compares the first and the last word: where lists split a name in two, the middle words may be in either
 * half.
 */
function isAlike(a: Named, b: Named): boolean {
  const [first = '', ...after] = wordsOf(a);
  const [second = '', ...behind] = wordsOf(b);
  if (after.length === 0 || after.at(-1) !== behind.at(-1)) return false;
  return first === second || isInitial(first, second) || isInitial(second, first);
}

const isInitial = (initial: string, name: string): boolean =>
  initial.length === 1 && name.startsWith(initial);
