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
    if (!person) return { uuid, firstName: 'Competitor', lastName: '' };
    const { firstName, lastName, yearOfBirth, fullNamePublic } = person;
    if (all || fullNamePublic || !isMinor(yearOfBirth, year)) return { uuid, firstName, lastName };
    const shown = publicName({ firstName, lastName, yearOfBirth, fullNamePublic }, year);
    return { uuid, firstName: shown.firstName, lastName: shown.lastName };
  };
