import { object } from 'yup';
import { longest } from '../longest.ts';
import { requiredText } from './required.ts';

/** The name of a sponsor. */
export const sponsorForm = object({
  name: requiredText().max(longest.sponsor, `Up to ${longest.sponsor} letters`),
});
