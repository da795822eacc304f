import { object, string } from 'yup';
import { screenName } from '../screens/screen-name.ts';

/** What a screen is to be called, as its address says it. */
export const screenForm = object({
  name: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? screenName(typed) : typed))
    .required('Use only the letters a to z and digits.'),
});

/** A line for the screens of a hall. */
export const screenMessageForm = object({ message: string().trim().required() });
