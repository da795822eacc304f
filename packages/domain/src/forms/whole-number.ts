import { number } from 'yup';

/** A whole number within bounds, or nothing. */
export function wholeOrNone(least: number, most: number) {
  const message = `A whole number from ${least} to ${new Intl.NumberFormat('en').format(most)}`;
  return number().nullable().defined().integer(message).min(least, message).max(most, message);
}
