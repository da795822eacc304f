import { object, string } from 'yup';
import { longest } from '../longest.ts';
import { requiredText } from './required.ts';

/** What to announce, in one line, and to whom: an audience, or the uuid of a category or session. */
export const announcementForm = object({
  text: requiredText()
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim() : typed))
    .max(longest.announcement, `Up to ${longest.announcement} letters`),
  to: string().required(),
});
