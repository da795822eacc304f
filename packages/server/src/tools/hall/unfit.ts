import { conflict } from '../../platform/errors.ts';

/** Of SQLSTATE: a value, or a constraint. */
const refused = /^2[23]/;

/**
 * What the database refuses it would refuse again: said in a sentence that reaches the host of the hall, which then sends
 * all that it has.
 *
 * @throws Refusal 409 instead of such a fault; any other as it is
 */
export function sayUnfit(error: unknown): never {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (!refused.test(code)) throw error;
  throw Object.assign(
    conflict(
      'hall.unfit',
      'The news do not fit what the cloud has of this competition. All of it is sent again. If that does not help, look into the cloud’s log.',
    ),
    { cause: error },
  );
}
