import type { Venue } from '@topout/contract';
import type { VenueRow } from './venue.queries.ts';

/** A venue on the wire. */
export function presentVenue({ id, maps, ...venue }: VenueRow): Venue {
  return {
    uuid: id,
    ...venue,
    maps: maps.map((map) => ({ ...map, url: `/api/maps/${map.uuid}.svg` })),
  };
}
