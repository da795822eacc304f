import { type BirthYears, birthYearsText, fitsBirthYears } from '@topout/domain';
import { conflict, invalid, notFound, Refusal, refusal } from '../../platform/errors.ts';

/** Clients treat this as success: pressing twice enters a person once. (behaviour: calls#refusals) */
export const alreadyExists = (): Refusal =>
  refusal(400, 'entry.exists', 'An entry of this competitor already exists.');

export const numberTaken = (number: string): Refusal =>
  refusal(400, 'entry.number_taken', `Competitor number ${number} is taken.`, {
    competitorNumber: [`Number ${number} is taken.`],
  });

export const unknownCategory = (): Refusal =>
  invalid('This category is not part of the competition.', { category: ['Choose a category.'] });

/** @throws Refusal 400 if a person's age does not fit a category */
export function requireAge(years: BirthYears, yearOfBirth: number | null): void {
  if (fitsBirthYears(years, yearOfBirth)) return;
  const message = `This category is for others: ${birthYearsText(years) ?? ''}.`;
  throw refusal(400, 'entry.other_age', message, { category: [message] });
}

export const movedMeanwhile = (): Refusal =>
  conflict('entry.changed', 'Somebody else has just moved this entry. Please check.');

/** Translates refusals by the table itself, when two calls coincide. Passes on all other errors. */
export function tableRefusal(error: unknown, number: string | null): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error;
  if (error.constraint === 'one_entry_per_stage') return alreadyExists();
  if (error.constraint === 'number_once') return numberTaken(number ?? '');
  if (error.constraint === 'registration_profile_id_fkey') return notFound('competitor');
  return error;
}

/** @throws Error what is no refusal */
export function refusalOnly(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
