import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import type { Row } from '../move/file-rows.ts';
import { safeMap } from '../move/safe-drawings.ts';
import type { MovedTable } from '../move/tables.ts';
import { type Given, givenOf, noteMade } from './given.ts';
import { mirroredTables } from './mirrored.ts';
import type { NewsRows } from './news-rows.ts';

const statementOf = (name: string, text: string) => ({ name: `hall.here.${name}`, text });
const here = {
  venue: statementOf('venue', 'select id from venue where id = any ($1::uuid[])'),
  map: statementOf('map', 'select id, venue_id as venue from map where id = any ($1::uuid[])'),
  route: statementOf('route', 'select id, venue_id as venue from route where id = any ($1::uuid[])'),
};

/** Tables that only say what somebody sent or did: nothing follows from a route that they name. */
const sayings: ReadonlySet<MovedTable> = new Set<MovedTable>(['command', 'audit']);

interface Placed {
  readonly id: string;
  readonly venue: string;
}

/**
 * People, venues, maps and routes as this server takes them from a hall. A venue gives its organisers rights, and belongs to
 * others, too: news may name those where the competition was held when it was given away, and new ones. A new route of a venue that
 * was here comes only if it is climbed, and no map; a new venue comes with all. Drawings are made harmless, and nobody becomes
 * the child of a stranger.
 *
 * @throws Refusal 409 if the news name a venue or a route with which the competition has nothing to do
 */
export async function fitShared(tx: Tx, competition: string, news: NewsRows): Promise<NewsRows> {
  const climbed = new Set(
    mirroredTables
      .filter((table) => !sayings.has(table))
      .flatMap((table) => news.of(table))
      .map((row) => row['route_id'])
      .filter((route) => typeof route === 'string'),
  );
  const [people, venues, maps, routes] = [
    news.of('profile'),
    news.of('venue'),
    news.of('map'),
    news.of('route'),
  ];
  const held = news.of('competition_venue').map((row) => row['venue_id']);
  if (climbed.size + people.length + venues.length + maps.length + routes.length + held.length === 0)
    return news;
  const routesHere = await placed(tx, here.route, [...climbed, ...ids(routes)]);
  const mapsHere = await placed(tx, here.map, [...ids(maps), ...routes.map((row) => row['map_id'])]);
  const named = [
    ...ids(venues),
    ...held,
    ...[...routes, ...maps].map((row) => row['venue_id']),
    ...[...routesHere.values()].map(({ venue }) => venue),
  ];
  const given = await givenOf(tx, competition, texts([...named, ...climbed, ...parentsOf(people)]));
  const there = new Set((await tx.rows<{ id: string }>(here.venue, [texts(named)])).map(({ id }) => id));
  const made = ids(venues).filter((id) => !there.has(id));
  for (const id of made) given.set(id, { id, made: true });

  requireGiven(given, held);
  for (const { id, venue } of routesHere.values()) if (!given.has(id)) requireGiven(given, [venue]);
  const furnished = (row: Row): boolean => given.get(row['venue_id'])?.made === true;
  const newMaps = maps
    .filter((row) => furnished(row) && !mapsHere.has(row['id']))
    .map((row) => safeMap(row, invalid));
  const venueOfMap = new Map<unknown, unknown>([
    ...newMaps.map((row) => [row['id'], row['venue_id']] as const),
    ...[...mapsHere.values()].map(({ id, venue }) => [id, venue] as const),
  ]);
  const newRoutes = routes.filter((row) => !routesHere.has(row['id']));
  await noteMade(tx, competition, [...ids(people), ...made, ...ids(newRoutes)]);
  requireGiven(
    given,
    newRoutes.map((row) => row['venue_id']),
  );
  const fitted: Partial<Record<MovedTable, readonly Row[]>> = {
    profile: withParents(people, given),
    venue: venues.map((row) => ({ ...row, logo_svg: null, logo_url: null })),
    map: newMaps,
    route: routes
      .filter((row) => routesHere.has(row['id']) || furnished(row) || climbed.has(String(row['id'])))
      .map((row) => ({ ...row, venue_id: routesHere.get(row['id'])?.venue ?? row['venue_id'] }))
      .map((row: Row) => (venueOfMap.get(row['map_id']) === row['venue_id'] ? row : { ...row, ...offMap })),
  };
  return { ...news, of: (table) => fitted[table] ?? news.of(table) };
}

const offMap = { map_id: null, map_x: null, map_y: null };

const texts = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string');

const ids = (rows: readonly Row[]): string[] => texts(rows.map(({ id }) => id));

const parentsOf = (people: readonly Row[]): unknown[] => people.map((row) => row['parent_id']);

async function placed(
  tx: Tx,
  statement: (typeof here)['map' | 'route'],
  values: readonly unknown[],
): Promise<Map<unknown, Placed>> {
  const found = await tx.rows<Placed>(statement, [texts(values)]);
  return new Map(found.map((one) => [one.id, one]));
}

function requireGiven(given: ReadonlyMap<unknown, Given>, venues: readonly unknown[]): void {
  const foreign = venues.filter((venue) => typeof venue === 'string').find((venue) => !given.has(venue));
  if (foreign !== undefined)
    throw conflict(
      'hall.venue',
      `The news name a venue where the competition was not held when it was taken down: ${foreign}. Take it off the competition in the hall.`,
    );
}

/** Children keep parents whom the hall was given, or who come with them. */
function withParents(people: readonly Row[], given: ReadonlyMap<unknown, Given>): Row[] {
  const come = new Set(people.map(({ id }) => id));
  return people.map((row) => {
    const parent = row['parent_id'];
    return come.has(parent) || given.has(parent) ? row : { ...row, parent_id: null };
  });
}
