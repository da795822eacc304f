import { object } from 'yup';
import { yearOfBirth } from './required.ts';

/** Youngest age, by year alone, at which people register themselves. (spec 1 §9) */
const ownAccountAge = 10;

/** "You're too young, get an adult": born after the current year minus 10. (spec 1 §4) */
export function isTooYoung(born: number, year: number): boolean {
  return born > year - ownAccountAge;
}

const tooYoung =
  "You must be over 10 to register yourself. If you aren't, please get a parent/guardian to register you.";

/** The year of birth of somebody who registers without a parent. */
export const ownYearOfBirth = (year: number) =>
  yearOfBirth(year, (born) => (isTooYoung(born, year) ? tooYoung : null));

/** The question before self-registration; too young is the screen's own answer, see `isTooYoung`. (spec 1 §4) */
export const ageForm = (year: number) => object({ yearOfBirth: yearOfBirth(year) });
