import { conflictOn } from '../../platform/db/constraints.ts';
import { invalid } from '../../platform/errors.ts';

/**
 * For writes of categories: the table knows time and holder, a change perhaps only one. @throws Refusal 400 for a holder
 * without a name or a time
 */
export function refuseHolder(error: unknown): never {
  if (conflictOn(error, 'record_holder_is_a_name'))
    throw invalid('The record’s holder has no name.', { recordHolder: ['Enter a name, or leave it out.'] });
  if (conflictOn(error, 'record_holder_has_a_time'))
    throw invalid('A record needs a time.', { recordMs: ['Enter the time, or leave out whose it is.'] });
  throw error;
}
