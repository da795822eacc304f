import { rankItems } from '../scoring/ranks.ts';

/** A table of its own for people of an age, by year of birth, both years included. */
export interface AgeClass {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Whether somebody belongs to an age class; without a year of birth, to none. */
export const isOfAge = (yearOfBirth: number | null, { from, to }: AgeClass): boolean =>
  yearOfBirth !== null && from <= yearOfBirth && yearOfBirth <= to;

/**
 * Places among some of those who have one: the others are taken out before places are given.
 *
 * @example without the second: 1, 2, 3 become 1, 2
 * @source scoring rules, section 12
 */
export function placesAmong<Place extends { readonly position: number }>(
  places: readonly Place[],
  belongs: (place: Place) => boolean,
): Place[] {
  return rankItems(places.filter(belongs), (a, b) => a.position - b.position).map(({ item, rank }) => ({
    ...item,
    position: rank,
  }));
}
