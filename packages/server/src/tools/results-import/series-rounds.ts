import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RoundFile } from './round-file.ts';
import type { SeriesCompetition, SeriesFile } from './series-file.ts';
import { unlistedPlaces } from './unlisted.ts';

/** People of a file by their id there: in all its competitions they are the same. */
export type SeriesPeople = ReadonlyMap<string, { readonly name: string; readonly profile: string }>;

/** Makes up results in a discipline that come to places. */
const formatOf: Readonly<Record<string, string>> = {
  boulder: 'boulder-places',
  lead: 'lead-places',
  speed: 'speed-places',
};

/** A competition of a series as a round in which everybody got their place. */
export function roundOf(
  { category }: SeriesFile,
  { name, date, discipline, places }: SeriesCompetition,
  people: SeriesPeople,
  unlisted: readonly string[],
): RoundFile {
  const listed = places.map(([place, id]) => {
    const person = people.get(String(id));
    if (!person) throw new Error(`${name} has a place for ${id}, who is not among the persons`);
    return {
      id: String(id),
      name: person.name,
      profile: person.profile,
      status: 'ok' as const,
      places: [place],
    };
  });
  const others = unlistedPlaces(places.map(([place]) => place)).map((place, index) => ({
    id: `unlisted ${index + 1}`,
    profile: unlisted[index] ?? '',
    status: 'ok' as const,
    places: [place],
  }));
  return {
    competition: name,
    year: Number(date.slice(0, 4)),
    date,
    category,
    round: 'result',
    format: formatOf[discipline.toLowerCase()] ?? 'places',
    routeNames: ['Combined'],
    countback: [],
    competitors: [...listed, ...others],
  };
}

/** Creates the people of a series. Published names may be shown in full. */
export async function insertPeople(
  db: Pick<Database, 'kysely'>,
  { persons }: SeriesFile,
): Promise<SeriesPeople> {
  const people = persons.map(({ id, name }) => ({
    id: String(id),
    name: name || `Climber ${id}`,
    profile: newId(),
  }));
  await db.kysely
    .insertInto('profile')
    .values(
      people.map(({ profile, name }) => {
        const [firstName = '', ...rest] = name.split(' ');
        return { id: profile, firstName, lastName: rest.join(' '), fullNamePublic: true };
      }),
    )
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
