import { object } from 'yup';
import { longest } from '../longest.ts';
import { requiredText } from './required.ts';

/** What somebody says about a result, in one line. */
export const disputeForm = object({
  text: requiredText()
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim() : typed))
    .max(longest.dispute, `Up to ${longest.dispute} letters`),
});
