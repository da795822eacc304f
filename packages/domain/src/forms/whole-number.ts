import { number } from 'yup';
import { wholeMessage } from './whole-problem.ts';

/** A whole number within bounds, or nothing. */
export function wholeOrNone(least: number, most: number) {
  const message = wholeMessage(least, most);
  return number().nullable().defined().integer(message).min(least, message).max(most, message);
}

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  wholeOrNone(least, most).nonNullable(wholeMessage(least, most));
