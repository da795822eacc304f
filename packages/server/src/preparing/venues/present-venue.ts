import type { Venue } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { readVenue, type VenueRow } from './venue.queries.ts';

/** A venue on the wire. */
export function presentVenue({ id, maps, ...venue }: VenueRow): Venue {
  return {
    uuid: id,
    ...venue,
    maps: maps.map((map) => ({ ...map, url: `/api/maps/${map.uuid}.svg` })),
  };
}

/** Reads and presents a venue. @throws Refusal 404 */
export async function showVenue(db: Queries, id: string): Promise<Venue> {
  const venue = await readVenue(db, id);
  if (!venue) throw notFound('venue');
  return presentVenue(venue);
}
