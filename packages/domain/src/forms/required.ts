import { mixed, number, string } from 'yup';
import { hasSeenLetter } from '../people/seen-letters.ts';
import { genders } from '../vocabulary.ts';

/** How many years back a year of birth may be. (behaviour: people#year-of-birth) */
const oldest = 120;

/** The message for a missing value, in every form. (behaviour: people#forms) */
export const required = 'Required';

/** A text that must show something; blanks and letters that nobody sees count as missing. (behaviour: people#forms) */
export const requiredText = () =>
  string()
    .trim()
    .transform((text: unknown) => (typeof text === 'string' && !hasSeenLetter(text) ? '' : text))
    .required(required);

/** Not trimmed: blanks are part of a password. */
export const requiredPassword = () => string().required(required);

/** Also requires a complete domain: no mail reaches `a@b`, and the server refuses it too. */
const withDomain = /@[^@\s]+\.[^@\s.]+$/;

export const email = () =>
  requiredText()
    .email('Invalid email')
    .matches(withDomain, { message: 'Invalid email', excludeEmptyString: true });

export const gender = () =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(genders, required)
    .required(required);

/** The problem with a year of birth, or null. (behaviour: people#year-of-birth) */
function wrongYear(born: number, year: number): string | null {
  if (!Number.isInteger(born) || born <= 0) return 'Please enter a year';
  if (born < year - oldest) return `Must be at least ${year - oldest}`;
  return born > year ? 'Must not be in the future' : null;
}

/**
 * A positive whole number within a lifetime of `year`; text that is not a number fails too.
 *
 * One test covers all rules, because yup neither orders its tests nor keeps two of a kind.
 *
 * @param more a further rule for years that are otherwise valid
 */
export const yearOfBirth = (year: number, more: (born: number) => string | null = () => null) =>
  number()
    .transform((value: unknown, typed: unknown) => (isBlank(typed) ? undefined : value))
    .typeError('Please enter a year')
    .required(required)
    .test('year', (born, { createError }) => {
      const message = wrongYear(born, year) ?? more(born);
      return message === null || createError({ message });
    });

const isBlank = (typed: unknown) => typeof typed === 'string' && typed.trim() === '';

/** A file as browsers provide it. */
interface Picture {
  readonly type: string;
}

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** An optional file, which must be an image. (behaviour: people#pictures) */
export const profilePicture = () =>
  mixed(isPicture)
    .nullable()
    .test('image', 'Please select an image', (file) => !file || file.type.startsWith('image/'));
