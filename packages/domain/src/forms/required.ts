import { mixed, number, string } from 'yup';
import { genders } from '../vocabulary.ts';

/** What a missing value says, in every form. (spec 1 §5) */
export const required = 'Required';

/** A text that must be there; an empty string, or one of blanks, counts as missing. (spec 1 §5) */
export const requiredText = () => string().trim().required(required);

/** Not trimmed: blanks are part of a password. */
export const requiredPassword = () => string().required(required);

export const email = () => requiredText().email('Invalid email');

export const gender = () =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(genders)
    .required(required);

/** A positive whole number between `minYear` and now; other texts are no year. (spec 1 §5) */
export const yearOfBirth = (year: number) =>
  number()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' && original.trim() === '' ? undefined : value,
    )
    .typeError('Please enter a year')
    .required(required)
    .integer('Please enter a year')
    .positive('Please enter a year')
    .min(year - 120, `Must be at least ${year - 120}`)
    .max(year, 'Must not be in the future');

/** A file as browsers give it. */
interface Picture {
  readonly type: string;
}

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** An optional file; a given one must be an image. (spec 1 §5) */
export const profilePicture = () =>
  mixed(isPicture)
    .nullable()
    .test('image', 'Please select an image', (file) => !file || file.type.startsWith('image/'));
