import { object } from 'yup';
import { longest } from '../longest.ts';
import { requiredText } from './required.ts';

/** Why official results change, in one line. */
export const amendmentForm = object({
  reason: requiredText()
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim() : typed))
    .max(longest.amendment, `Up to ${longest.amendment} letters`),
});
