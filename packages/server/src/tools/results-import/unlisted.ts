import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SeriesFile } from './series-file.ts';

/**
 * The places of those who are not in a list: where the next place leaves a gap, they share the one before it.
 *
 * @example unlistedPlaces([15, 17]) // [1, 1, ... fourteen times, 15]
 */
export function unlistedPlaces(places: readonly (number | null)[]): number[] {
  const listed = Map.groupBy(places, (place) => place ?? 0);
  const known = [...listed.keys()].filter((place) => place > 0).toSorted((a, b) => a - b);
  return [1, ...known].flatMap((place, index) => {
    const next = known[index] ?? place;
    const sharing = index === 0 ? 0 : (listed.get(place)?.length ?? 0);
    return Array.from({ length: Math.max(0, next - place - sharing) }, () => place);
  });
}

/** Creates as many people as any competition of a series does not list. @returns their profile uuids */
export async function insertUnlisted(
  db: Pick<Database, 'kysely'>,
  { competitions }: SeriesFile,
): Promise<readonly string[]> {
  const most = Math.max(
    ...competitions.map(({ places }) => unlistedPlaces(places.map(([place]) => place)).length),
  );
  const profiles = Array.from({ length: most }, () => newId());
  if (most === 0) return profiles;
  await db.kysely
    .insertInto('profile')
    .values(profiles.map((id) => ({ id, firstName: 'Not', lastName: 'listed' })))
    .execute();
  return profiles;
}
