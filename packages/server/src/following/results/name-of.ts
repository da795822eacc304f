import type { ResultUser } from '@topout/contract';
import { publicName } from '@topout/domain';
import type { PersonRow } from './results.queries.ts';

/** The name that results show for a person, and whom they climb for, by profile uuid. */
export type Name = (user: string) => ResultUser;

/**
 * Minors by first name and initial, unless the full name is allowed. A deleted profile reads "Competitor".
 *
 * @param all full names for everybody: for the organiser side
 * @param year from which ages count
 */
export const nameOf =
  (people: ReadonlyMap<string, PersonRow>, all: boolean, year: number): Name =>
  (uuid) => {
    const person = people.get(uuid);
    if (!person) return { uuid, firstName: 'Competitor', lastName: '' };
    const { firstName, lastName } = all ? person : publicName(person, year);
    return { uuid, firstName, lastName, ...(person.nation !== null && { nation: person.nation }) };
  };
