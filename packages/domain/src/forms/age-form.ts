import { object } from 'yup';
import { yearOfBirth } from './required.ts';

/**
 * The youngest age, by year alone, at which people may register themselves. (behaviour: people#year-of-birth)
 */
const ownAccountAge = 10;

/**
 * "You're too young, get an adult": born after the current year minus 10. (behaviour: people#year-of-birth)
 */
export function isTooYoung(born: number, year: number): boolean {
  return born > year - ownAccountAge;
}

const tooYoung =
  "You must be over 10 to register yourself. If you aren't, please get a parent/guardian to register you.";

/** The year of birth of a person who registers without a parent. */
export const ownYearOfBirth = (year: number) =>
  yearOfBirth(year, (born) => (isTooYoung(born, year) ? tooYoung : null));

/**
 * The question before self-registration. The screen itself answers those who are too young, see `isTooYoung`.
 * (behaviour: people#year-of-birth)
 */
export const ageForm = (year: number) => object({ yearOfBirth: yearOfBirth(year) });
