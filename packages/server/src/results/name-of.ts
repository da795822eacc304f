import type { ResultUser } from '@topout/contract';
import { isMinor, publicName } from '@topout/domain';
import type { PersonRow } from './results.queries.ts';

/** How somebody is named in results, by profile uuid. */
export type Name = (user: string) => ResultUser;

/**
 * Minors by first name and initial, unless the full name was allowed. Whoever deleted their profile is a competitor.
 *
 * @param all everybody by the full name: for the organiser side
 * @param year from which ages count
 */
export const nameOf =
  (people: ReadonlyMap<string, PersonRow>, all: boolean, year: number): Name =>
  (uuid) => {
    const person = people.get(uuid);
    if (!person) return { uuid, first_name: 'Competitor', last_name: '' };
    const { first_name, last_name, year_of_birth: yearOfBirth, full_name_public } = person;
    if (all || full_name_public || !isMinor(yearOfBirth, year)) return { uuid, first_name, last_name };
    const shown = publicName(
      { firstName: first_name, lastName: last_name, yearOfBirth, fullNamePublic: full_name_public },
      year,
    );
    return { uuid, first_name: shown.firstName, last_name: shown.lastName };
  };
