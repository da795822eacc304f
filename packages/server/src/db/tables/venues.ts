import type { LeagueScoring } from '@topout/domain';
import type { ClimbType } from '@topout/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableInstant, MadeInstant, Maybe } from './columns.ts';

interface VenueTable {
  id: string;
  owner_id: Maybe<string>;
  name: string;
  logo_url: Maybe<string>;
  logo_svg: Maybe<string>;
  logo_id: Maybe<string>;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  time_zone: Generated<string>;
  version: Generated<number>;
  created_at: MadeInstant;
}

interface MapTable {
  id: string;
  venue_id: string;
  name: Generated<string>;
  width: number;
  height: number;
  svg: string;
  position: Generated<number>;
}

interface RouteTable {
  id: string;
  venue_id: string;
  name: Generated<string>;
  circuit_number: Generated<string>;
  colors: Generated<string>;
  climb_type: ClimbType;
  segments_count: Generated<number>;
  map_id: Maybe<string>;
  map_x: Maybe<number>;
  map_y: Maybe<number>;
  retired_at: NullableInstant;
}

interface LeagueTable {
  id: string;
  owner_id: Maybe<string>;
  name: string;
  settings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: MadeInstant;
  best_of: Maybe<number>;
  scoring: Generated<LeagueScoring>;
  place_points: Maybe<number[]>;
}

/** The tables of migration 0002. */
export interface VenueTables {
  venue: VenueTable;
  map: MapTable;
  route: RouteTable;
  league: LeagueTable;
}
