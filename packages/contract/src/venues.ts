import { climbTypes } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from './common.ts';

export const MapRef = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Address of the drawing, SVG (spec 2 §7). */
  url: Type.String(),
});
export type MapRef = Static<typeof MapRef>;

export const CompetitionRouteGroup = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  categories: Type.Array(Uuid),
  competition: Uuid,
});

/** A route; with `?competition=` also its groups and numbers there (spec 2 §3). */
export const Route = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  circuit_number: Type.String(),
  /** Colon-separated; empty = white. */
  colors: Type.String(),
  climb_type: oneOf(climbTypes),
  segments_count: Type.Integer(),
  map: Nullable(Uuid),
  map_position: Nullable(Type.Object({ x: Type.Number(), y: Type.Number() })),
  competition_route_groups: Type.Array(CompetitionRouteGroup),
  /** By route group uuid. */
  display_route_group_mapping: Type.Record(
    Type.String(),
    Type.Object({ name: Nullable(Type.String()), number: Nullable(Type.Integer()) }),
  ),
});
export type Route = Static<typeof Route>;
export const RouteList = Type.Array(Route);

export const Venue = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  logo_url: Nullable(Type.String()),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  time_zone: Type.String(),
  maps: Type.Array(MapRef),
  /** Route uuids. */
  routes: Type.Array(Uuid),
});
export type Venue = Static<typeof Venue>;

export const VenueParams = Type.Object({ venue: Uuid });
export const VenueRoutesQuery = Type.Object({ competition: Type.Optional(Uuid) });
export const MapParams = Type.Object({ map: Uuid });
