import { object, string } from 'yup';

/** The team somebody is put into; empty = none. */
export const teamChoiceForm = object({ team: string().default('') });
