import type { Category } from '@topout/contract';
import { birthYearsText } from '@topout/domain';

/** What is typed into the form. */
export interface WalkInValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly category: string;
  readonly competitorNumber: string;
  readonly yearOfBirth: string;
  readonly gender: string;
  readonly guardian: string;
  /** Uuid of the session, `none`, or empty = as proposed. */
  readonly wave: string;
  /** By uuid of the question. */
  readonly [answer: string]: string | boolean;
}

/** What the form begins with: the name that was searched for, and the category if there is only one. */
export function beginningOf(typed: string, categories: readonly Category[]): WalkInValues {
  const [firstName = '', ...others] = /\d/.test(typed) ? [] : typed.split(/\s+/).map(capital);
  const [only] = categories;
  return {
    firstName,
    lastName: others.join(' '),
    category: categories.length === 1 ? (only?.uuid ?? '') : '',
    competitorNumber: '',
    yearOfBirth: '',
    gender: '',
    guardian: '',
    wave: '',
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether any of these categories is for some years of birth only. */
export const asksBirthYear = (categories: readonly Category[]): boolean =>
  categories.some((category) => birthYearsText(category) !== null);
