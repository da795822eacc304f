import { invalid } from '../../platform/errors.ts';

/**
 * For writes of categories: the table knows both years, a change perhaps only one. @throws Refusal 400 for
 * years in the wrong order
 */
export function refuseYears(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'born_in_order')
    throw invalid('The years of birth are the wrong way round.', {
      bornTo: ['Must not be before the first year.'],
    });
  throw error;
}
