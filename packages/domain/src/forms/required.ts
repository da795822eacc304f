import { mixed, number, string } from 'yup';
import { genders } from '../vocabulary.ts';

/** Years back that a year of birth may lie. (spec 1 §9) */
const oldest = 120;

/** What a missing value says, in every form. (spec 1 §5) */
export const required = 'Required';

/** A text that must be there; an empty string, or one of blanks, counts as missing. (spec 1 §5) */
export const requiredText = () => string().trim().required(required);

/** Not trimmed: blanks are part of a password. */
export const requiredPassword = () => string().required(required);

/** A whole domain as well: `a@b` is none that a mail reaches, and the server takes it as such. */
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

/** What is wrong with a year of birth, or null. (spec 1 §5) */
function wrongYear(born: number, year: number): string | null {
  if (!Number.isInteger(born) || born <= 0) return 'Please enter a year';
  if (born < year - oldest) return `Must be at least ${year - oldest}`;
  return born > year ? 'Must not be in the future' : null;
}

/**
 * A positive whole number within a lifetime of `year`; a text that is no number is no year either.
 *
 * One test for all rules, for yup neither orders its tests nor keeps two of a kind.
 *
 * @param more a further rule for years that are otherwise right
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
