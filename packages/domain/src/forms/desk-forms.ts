import { object, string } from 'yup';
import { readAmount } from '../desk/money.ts';
import { type BirthYears, birthYearsText, fitsBirthYears } from '../people/birth-years.ts';
import { paymentWays } from '../vocabulary.ts';
import { normalisedNumber } from './entry-forms.ts';
import { required, requiredText, yearOfBirth } from './required.ts';

/** A payment at the desk. People who pay nothing need no amount. */
export const paymentForm = object({
  how: requiredText().oneOf(paymentWays, required),
  currency: requiredText().matches(/^[A-Z]{3}$/, {
    message: 'Three letters, such as EUR',
    excludeEmptyString: true,
  }),
  amount: string()
    .default('')
    .when(['how', 'currency'], ([how, currency], amount) =>
      how === 'FREE'
        ? amount
        : amount
            .required(required)
            .test(
              'amount',
              'Please enter an amount',
              (typed) => readAmount(typed, String(currency)) !== null,
            ),
    ),
});

/** A guardian who signs for somebody. */
export const guardianForm = object({ name: requiredText() });

interface WalkInCategory extends BirthYears {
  readonly uuid: string;
}

/**
 * Somebody who comes to the desk without being entered. Asks for the year of birth where the category does.
 *
 * @param year the competition's: nobody is born later
 */
export const walkInForm = (categories: readonly WalkInCategory[], year: number) =>
  object({
    firstName: requiredText(),
    lastName: requiredText(),
    category: requiredText().oneOf(
      categories.map(({ uuid }) => uuid),
      required,
    ),
    competitorNumber: normalisedNumber().default(''),
    gender: string().default(''),
    yearOfBirth: string()
      .default('')
      .when('category', ([category], born) => {
        const chosen = categories.find(({ uuid }) => uuid === category) ?? {};
        return birthYearsText(chosen) === null
          ? born
          : yearOfBirth(year, (typed) => (fitsBirthYears(chosen, typed) ? null : birthYearsText(chosen)));
      }),
  });
