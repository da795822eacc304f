import type { AgeClass, GuestPlaces, LeagueScoring, LeagueTies, TiePayment } from '@topout/domain';
import type { ClimbType } from '@topout/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableInstant, MadeInstant, Maybe } from './columns.ts';

interface VenueTable {
  id: string;
  ownerId: Maybe<string>;
  name: string;
  logoUrl: Maybe<string>;
  logoSvg: Maybe<string>;
  logoId: Maybe<string>;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  timeZone: Generated<string>;
  version: Generated<number>;
  createdAt: MadeInstant;
}

interface MapTable {
  id: string;
  venueId: string;
  name: Generated<string>;
  width: number;
  height: number;
  svg: string;
  position: Generated<number>;
}

interface RouteTable {
  id: string;
  venueId: string;
  name: Generated<string>;
  circuitNumber: Generated<string>;
  colors: Generated<string>;
  climbType: ClimbType;
  segmentsCount: Generated<number>;
  mapId: Maybe<string>;
  mapX: Maybe<number>;
  mapY: Maybe<number>;
  retiredAt: NullableInstant;
}

interface LeagueTable {
  id: string;
  ownerId: Maybe<string>;
  name: string;
  settings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  createdAt: MadeInstant;
  bestOf: Maybe<number>;
  scoring: Generated<LeagueScoring>;
  placePoints: Maybe<number[]>;
  tiePayment: Generated<TiePayment>;
  ties: Generated<LeagueTies>;
  leaveOut: Maybe<number>;
  mostBoulder: Maybe<number>;
  mostLead: Maybe<number>;
  mostSpeed: Maybe<number>;
  leastDisciplines: Maybe<number>;
  ageClasses: JSONColumnType<AgeClass[], string | undefined, string>;
  guests: Generated<string[]>;
  guestPlaces: Generated<GuestPlaces>;
}

/** The tables of migration 0002. */
export interface VenueTables {
  venue: VenueTable;
  map: MapTable;
  route: RouteTable;
  league: LeagueTable;
}
