import type { Venue } from '@topout/contract';
import type { Config } from '../config.ts';
import type { VenueRow } from './venue.queries.ts';

/** A venue on the wire. */
export function presentVenue({ id, maps, routes, ...venue }: VenueRow, config: Config): Venue {
  return {
    uuid: id,
    ...venue,
    maps: maps.map((map) => ({ ...map, url: `${config.publicUrl ?? ''}/api/maps/${map.uuid}.svg` })),
    routes: [...routes],
  };
}
