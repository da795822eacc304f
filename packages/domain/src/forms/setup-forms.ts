import { number, object, string } from 'yup';
import { scoringSystems } from '../vocabulary.ts';
import { requiredText } from './required.ts';

/** Something of a set-up that needs nothing but a name. */
export const namedForm = object({ name: requiredText() });

/** A stage; without a scoring system it is scored as the competition is. */
export const stageForm = namedForm.shape({
  scoringSystem: string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(scoringSystems),
});

const noYear = 'Four digits, such as 2012';
const yearOrNone = () => number().nullable().defined().min(1850, noYear);

/** A category, and the years in which its climbers are born. */
export const categoryForm = namedForm
  .shape({ capacity: number().nullable().defined(), bornFrom: yearOrNone(), bornTo: yearOrNone() })
  .test(
    'years',
    ({ bornFrom, bornTo }, { createError }) =>
      bornFrom === null ||
      bornTo === null ||
      bornFrom <= bornTo ||
      createError({ path: 'bornTo', message: 'Must not be before the first year.' }),
  );
