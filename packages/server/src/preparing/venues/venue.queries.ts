import type { MapRef, Venue } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';

/** A venue as read; the drawings themselves are read one by one. */
export type VenueRow = Omit<Venue, 'uuid' | 'maps'> & {
  readonly id: string;
  readonly maps: readonly Omit<MapRef, 'url'>[];
};

/** The address of venue `v`'s logo; null without one. */
export const logoUrl = `case when v.logo_id is not null then '/api/media/' || v.logo_id
  when v.logo_svg is not null then '/api/venues/' || v.id || '/logo.svg' else v.logo_url end`;

const columns = `v.id, v.name, v.version, ${logoUrl} as logo_url, v.city, v.state, v.country, v.time_zone,
  (select coalesce(json_agg(json_build_object('uuid', m.id, 'name', m.name, 'width', m.width, 'height', m.height)
      order by m.position, m.id), '[]')
    from map m where m.venue_id = v.id) as maps,
  (select coalesce(json_agg(r.id order by r.id), '[]')
    from route r where r.venue_id = v.id and r.retired_at is null) as routes`;

const one = { name: 'venue.one', text: `select ${columns} from venue v where v.id = $1` };

const ofCompetition = {
  name: 'venue.of_competition',
  text: `select ${columns} from competition_venue c join venue v on v.id = c.venue_id
    where c.competition_id = $1 order by c.position, v.id`,
};

export const readVenue = (db: Queries, id: string): Promise<VenueRow | null> => firstRow(db, one, [id]);

/** In order; the product shows the first. (behaviour: routes#venue) */
export const readVenuesOf = (db: Queries, competition: string): Promise<VenueRow[]> =>
  db.rows<VenueRow>(ofCompetition, [competition]);
