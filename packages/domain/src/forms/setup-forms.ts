import { array, number, object, string } from 'yup';
import { climbTypes, scoringSystems } from '../vocabulary.ts';
import { mostPlaces } from '../competition/most-places.ts';
import { routeLimits } from '../competition/route-plan.ts';
import { scoringSettings } from '../competition/settings/scoring.ts';
import { readRunTime } from '../scoring/speed/run-time.ts';
import { handicapFields } from './handicap-form.ts';
import { requiredText } from './required.ts';
import { whole, wholeOrNone } from './whole-number.ts';

/** A part of the set-up that needs only a name. */
export const namedForm = object({ name: requiredText() });

/** As `namedForm`, for a name that must be unique. */
export const onlyNamedForm = (taken: readonly string[], message: string) =>
  object({ name: requiredText().notOneOf(taken, message) });

/** Where a competition takes place, and its time zone. */
export const venueForm = object({
  venue: namedForm.shape({
    city: string().trim().default(''),
    country: string().default(''),
    timeZone: requiredText(),
  }),
});

/** A stage; without its own scoring system it uses the competition's. */
export const stageForm = namedForm.shape({
  scoringSystem: string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(scoringSystems),
  plannedQuota: wholeOrNone(1, 2_000),
});

const noYear = 'Four digits, such as 2012';
const yearOrNone = () => number().nullable().defined().integer(noYear).min(1850, noYear).max(2200, noYear);

/** A category, with the years of birth of its climbers. */
export const categoryForm = namedForm
  .shape({
    capacity: wholeOrNone(1, mostPlaces),
    bornFrom: yearOrNone(),
    bornTo: yearOrNone(),
    ...handicapFields,
    recordTime: string()
      .trim()
      .default('')
      .test('run', (text, { createError }) => {
        const problem = text === '' ? null : readRunTime(text).problem;
        return problem === null || createError({ message: problem });
      }),
    recordHolder: string().trim().default(''),
  })
  .test(
    'years',
    ({ bornFrom, bornTo }, { createError }) =>
      bornFrom === null ||
      bornTo === null ||
      bornFrom <= bornTo ||
      createError({ path: 'bornTo', message: 'Must not be before the first year.' }),
  )
  .test(
    'record',
    ({ recordTime, recordHolder }, { createError }) =>
      recordHolder === '' ||
      recordTime !== '' ||
      createError({ path: 'recordTime', message: 'Say the time, too.' }),
  );

/** A route: it needs nothing but its kind. */
export const routeForm = object({
  name: string().trim().default(''),
  circuitNumber: string().trim().default(''),
  colors: array().of(string().required()).required(),
  climbType: string().oneOf(climbTypes).required(),
  segmentsCount: number()
    .required()
    .when('climbType', ([kind]) => whole(kind === 'SPORT' ? 1 : 0, routeLimits.holds)),
  points: wholeOrNone(1, scoringSettings.routePoints.most),
});
