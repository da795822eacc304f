import { array, lazy, number, object, type ObjectSchema, string } from 'yup';
import { mostPlaces } from '../competition/most-places.ts';
import { routeLimits } from '../competition/route-plan.ts';
import { momentOf } from '../times/wall-time.ts';
import { required } from './required.ts';
import { namedForm, venueForm } from './setup-forms.ts';
import { whole, wholeOrNone } from './whole-number.ts';

/** What a clock shows in a zone; comes out as ISO 8601, UTC. */
const moment = (zone: string) =>
  string()
    .transform((wall: unknown) =>
      typeof wall === 'string' ? momentOf(wall, zone)?.toISOString() : undefined,
    )
    .required(required);

/** What a competition is called and when it is, by the clocks of a zone. */
export const plannedForm = (zone: string) =>
  namedForm.shape({ start: moment(zone), end: moment(zone) }).test(
    'order',
    // A moment that is missing is neither before nor after another.
    ({ start, end }, { createError }) =>
      end <= start ? createError({ path: 'end', message: 'Must be after the start' }) : true,
  );

/** A session: what it is called, when it is, and how many places it has. */
export const waveForm = (zone: string) => plannedForm(zone).shape({ capacity: wholeOrNone(1, mostPlaces) });

/** Routes to come: one at least. */
export const routesForm = object({
  plan: object({
    boulders: whole(0, routeLimits.boulders),
    zones: number().required(),
    colors: array().of(string().required()).required(),
    sportRoutes: whole(0, routeLimits.sportRoutes),
    holds: whole(1, routeLimits.holds),
  }).test(
    'some',
    ({ boulders, sportRoutes }, { createError }) =>
      boulders + sportRoutes > 0 ||
      createError({ path: 'plan.boulders', message: 'Say how many routes there are' }),
  ),
});

/** Routes to come, and the route group that they come into. */
export const addRoutesForm = routesForm.shape({ place: string().default('') });

/** A new competition, as far as its steps depend on each other. */
interface Steps {
  readonly step: number;
  /** Null = a new one. */
  readonly knownVenue: { readonly timeZone: string } | null;
  readonly venue: { readonly timeZone: string };
  readonly useKnownRoutes: boolean;
}

const nothing = object({});
const stepForms: readonly ((steps: Steps) => ObjectSchema<object>)[] = [
  ({ knownVenue, venue }) => plannedForm((knownVenue ?? venue).timeZone),
  ({ knownVenue }) => (knownVenue ? nothing : venueForm),
  () => object({ categories: array().min(1, 'Choose a set or add a category') }),
  () => nothing,
  ({ knownVenue, useKnownRoutes }) => (knownVenue && useKnownRoutes ? nothing : routesForm),
];

/** What the step of a new competition needs before one may go on. */
export const newCompetitionForm = lazy((steps: Steps) => stepForms[steps.step]?.(steps) ?? nothing);
