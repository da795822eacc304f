import { object, string } from 'yup';
import { normaliseCompetitorNumber } from '../people/names.ts';
import { profilePicture, required, requiredText } from './required.ts';

const competitorNumber = (missing: string) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? normaliseCompetitorNumber(value) : value))
    .required(missing);

/** The number on the bib; uppercased, without spaces. (spec 1 §5) */
export const competitorNumberForm = object({ competitorNumber: competitorNumber(required) });

/**
 * Editing an entry.
 *
 * @param categories uuids of the first stage's categories
 * @param needsNumber the competition has competitor numbers and the form asks for one
 * @source spec 2 §5: the missing number says "required" in small letters
 */
export const entryEditForm = (categories: readonly string[], needsNumber: boolean) =>
  object({
    firstName: requiredText(),
    lastName: requiredText(),
    category: requiredText().oneOf(categories, required),
    profilePicture: profilePicture(),
    competitorNumber: needsNumber ? competitorNumber('required') : string(),
  });
