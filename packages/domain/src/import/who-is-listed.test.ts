import { type Named, whoIsListed } from './who-is-listed.ts';

const named = (name: string, yearOfBirth: number | null = null): Named => {
  const [firstName = '', lastName = ''] = name.split(', ').toReversed();
  return { firstName, lastName, yearOfBirth };
};
const ada = named('Lovelace, Ada', 1990);

it.each<[string, Named, Named[], number | null]>([
  ['the same name and year', ada, [ada], 0],
  ['the same name, whose year the list does not have', ada, [named('Lovelace, Ada')], 0],
  ['the same name, written otherwise', ada, [named('lovelace, ÁDA', 1990)], 0],
  ['the same name, the last one first', ada, [named('Ada, Lovelace', 1990)], 0],
  ['an initial', ada, [named('Lovelace, A.', 1990)], 0],
  ['a first name of two', ada, [named('Lovelace, Ada Maria', 1990)], 0],
  ['a first name of two, split otherwise', ada, [named('Maria Lovelace, Ada', 1990)], 0],
  ['another who has only the last name', ada, [named('Lovelace', 1990)], null],
  ['another year', ada, [named('Lovelace, Ada', 2015)], null],
  ['a year that the account does not say', named('Lovelace, Ada'), [ada], null],
  ['another first name', ada, [named('Lovelace, Bob')], null],
  ['another last name', ada, [named('Byron, Ada', 1990)], null],
  ['nobody with a name', named(''), [named('')], null],
  ['the one of a family who fits', ada, [named('Lovelace, Bob'), named('Lovelace, Ada')], 1],
  ['the same name before an alike one', ada, [named('Lovelace, Ada Maria'), named('Lovelace, Ada')], 1],
  ['two who would do', ada, [named('Lovelace, Ada Maria'), named('Lovelace, A.')], null],
])('finds %s', (_what, person, listed, found) => {
  expect(whoIsListed(person, listed)).toBe(found === null ? null : listed[found]);
});
