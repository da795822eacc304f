import { object } from 'yup';
import { longest } from '../longest.ts';
import { requiredText } from './required.ts';

/** Why somebody gets a caution, in one line. */
export const cautionForm = object({
  reason: requiredText()
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim() : typed))
    .max(longest.caution, `Up to ${longest.caution} letters`),
});
