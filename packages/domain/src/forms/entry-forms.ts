import { number, object, string } from 'yup';
import { normaliseCompetitorNumber } from '../people/names.ts';
import { readNation } from '../people/nation.ts';
import { profilePicture, required, requiredText } from './required.ts';

/** A number on a bib, upper case without spaces. */
export const normalisedNumber = () =>
  string().transform((value: unknown) =>
    typeof value === 'string' ? normaliseCompetitorNumber(value) : value,
  );

const competitorNumber = (missing: string) => normalisedNumber().required(missing);

/** The number on the bib, in upper case without spaces. (behaviour: people#competitor-number) */
export const competitorNumberForm = object({ competitorNumber: competitorNumber(required) });

/** The number of an entry, or none. */
export const entryNumberForm = object({ competitorNumber: normalisedNumber().default('') });

/** Whom somebody climbs for, or nobody. */
export const nationForm = object({
  nation: string()
    .default('')
    .test(
      'nation',
      'Three letters, such as AUT',
      (typed) => typed.trim() === '' || readNation(typed) !== undefined,
    ),
});

const wholeNumber = 'Enter a whole number from 1';

/** The number to begin with when everybody gets one. */
export const firstNumberForm = object({
  first: number().typeError(wholeNumber).required().integer(wholeNumber).min(1, wholeNumber),
});

/** Somebody who is added by name, called as an import calls it, which knows what else may be wrong. */
export const addedForm = (categories: readonly string[]) =>
  object({
    first_name: requiredText(),
    last_name: requiredText(),
    category: requiredText().oneOf(categories, required),
  });

/**
 * Editing an entry.
 *
 * @param categories uuids of the first stage's categories
 * @param needsNumber the competition has competitor numbers and the form asks for one
 * @source behaviour: people#forms, the missing number says "required" in small letters
 */
export const entryEditForm = (categories: readonly string[], needsNumber: boolean) =>
  object({
    firstName: requiredText(),
    lastName: requiredText(),
    category: requiredText().oneOf(categories, required),
    profilePicture: profilePicture(),
    competitorNumber: needsNumber ? competitorNumber('required') : string(),
  });
