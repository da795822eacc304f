import { climbTypes, longest, routeLimits } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, LineOrNone, Nullable, oneOf, Uuid } from '../common.ts';

export const MapRef = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Address of the SVG drawing (behaviour: routes#venue). */
  url: Type.String(),
});
export type MapRef = Static<typeof MapRef>;

export const CompetitionRouteGroup = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  categories: Type.Array(Uuid),
  competition: Uuid,
});

/** A route; with `?competition=` also its groups and numbers there (behaviour: routes#fields). */
export const Route = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  circuitNumber: Type.String(),
  /** Colon-separated; empty = white. */
  colors: Type.String(),
  climbType: oneOf(climbTypes),
  segmentsCount: Type.Integer(),
  map: Nullable(Uuid),
  mapPosition: Nullable(Type.Object({ x: Type.Number(), y: Type.Number() })),
  competitionRouteGroups: Type.Array(CompetitionRouteGroup),
  /** By route group uuid. */
  displayRouteGroupMapping: Type.Record(
    Type.String(),
    Type.Object({ name: Nullable(Type.String()), number: Nullable(Type.Integer()) }),
  ),
});
export type Route = Static<typeof Route>;
export const RouteList = Type.Array(Route);

export const Venue = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** Of the venue with its maps and routes; callers who change them send the version they saw. */
  version: Type.Integer(),
  logoUrl: Nullable(Type.String()),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  timeZone: Type.String(),
  maps: Type.Array(MapRef),
  /** Route uuids. */
  routes: Type.Array(Uuid),
});
export type Venue = Static<typeof Venue>;

export const VenueParams = Type.Object({ venue: Uuid });
export const VenueRoutesQuery = Type.Object({
  competition: Type.Optional(Uuid),
  /** True: only routes that were taken down. */
  retired: Type.Optional(Type.Boolean()),
});
export const MapParams = Type.Object({ map: Uuid });

const PlaceName = Line(longest.title);
const place = {
  city: Type.Optional(LineOrNone(longest.title)),
  state: Type.Optional(LineOrNone(longest.title)),
  /** ISO 3166-1 alpha-2, or empty. */
  country: Type.Optional(Type.String({ pattern: '^([A-Z]{2})?$' })),
  /** IANA name; UTC by default. */
  timeZone: Type.Optional(Type.String({ maxLength: 100 })),
};

/** A new venue. */
export const VenueBody = Body({ name: PlaceName, ...place });
export type VenueBody = Static<typeof VenueBody>;
export const VenuePatch = Body({
  name: Type.Optional(PlaceName),
  ...place,
  /** A picture that the caller has uploaded, as for profiles; null removes the logo. */
  logo: Type.Optional(Nullable(Uuid)),
});
export type VenuePatch = Static<typeof VenuePatch>;

/** A venue in the list of those a person looks after. */
export const VenueSummary = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  city: Type.String(),
  country: Type.String(),
  timeZone: Type.String(),
  /** Number of current routes. */
  routesCount: Type.Integer(),
  mapsCount: Type.Integer(),
});
export type VenueSummary = Static<typeof VenueSummary>;
export const VenueList = Type.Array(VenueSummary);

/** A drawing as saved, without its forbidden parts. */
const Drawing = Type.String({ minLength: 1, maxLength: 1_000_000 });
const MapName = LineOrNone(longest.name);
export const MapBody = Body({ name: Type.Optional(MapName), svg: Drawing });
export const MapPatch = Body({
  name: Type.Optional(MapName),
  svg: Type.Optional(Drawing),
  /** Its position among the maps, from 0. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type MapPatch = Static<typeof MapPatch>;

/** What a drawing would lose, by kind. */
export const LeftOut = Type.Array(
  Type.Object({
    what: oneOf([
      'SCRIPT',
      'PICTURE',
      'PAGE',
      'ANIMATION',
      'EFFECT',
      'FONT',
      'STYLE',
      'LINK',
      'OUTSIDE',
      'OTHER',
    ]),
    count: Type.Integer(),
  }),
);
export type LeftOut = Static<typeof LeftOut>;
export const MapPreviewBody = Body({ svg: Drawing });
/** A drawing as it would be stored. */
export const MapPreview = Type.Object({
  svg: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  leftOut: LeftOut,
});
export type MapPreview = Static<typeof MapPreview>;
export const VenueMapParams = Type.Object({ venue: Uuid, map: Uuid });

/** CSS colour names or `#rrggbb`, up to four, colon-separated. */
const Colors = Type.String({
  pattern: '^([a-z]{1,30}|#[0-9a-fA-F]{6})(:([a-z]{1,30}|#[0-9a-fA-F]{6})){0,3}$|^$',
});
const Position = Nullable(
  Body({
    map: Uuid,
    x: Type.Number({ minimum: 0, maximum: 100_000 }),
    y: Type.Number({ minimum: 0, maximum: 100_000 }),
  }),
);
const look = {
  name: Type.Optional(LineOrNone(longest.name)),
  circuitNumber: Type.Optional(LineOrNone(longest.number)),
  colors: Type.Optional(Colors),
};
/** Zones of a boulder (0 to 2), holds of a sport route (1 to 500). */
const Segments = Type.Integer({ minimum: 0, maximum: routeLimits.holds });

export const RouteBody = Body({
  ...look,
  climbType: oneOf(climbTypes),
  segmentsCount: Segments,
});
export type RouteBody = Static<typeof RouteBody>;

/**
 * One or more routes, all or none. With `route_group` they join it, numbered after the existing ones; with
 * `stage` they join the group that only this stage climbs, which is created if there is none.
 */
export const RoutesBody = Body({
  routes: Type.Array(RouteBody, { minItems: 1, maxItems: 500 }),
  competition: Type.Optional(Uuid),
  routeGroup: Type.Optional(Uuid),
  stage: Type.Optional(Uuid),
});
export type RoutesBody = Static<typeof RoutesBody>;
export const RoutePatch = Body({
  ...look,
  climbType: Type.Optional(oneOf(climbTypes)),
  segmentsCount: Type.Optional(Segments),
  /** The pin's position in the drawing's own units; null removes it from the map. */
  position: Type.Optional(Position),
  /**
   * The pin's position before the move; if it is elsewhere by now, the server refuses the change (409
   * `route.moved`).
   */
  seenPosition: Type.Optional(Position),
  /** True takes the route down: it remains in the competitions that climbed it. */
  retired: Type.Optional(Type.Boolean()),
});
export type RoutePatch = Static<typeof RoutePatch>;
export const VenueRouteParams = Type.Object({ venue: Uuid, route: Uuid });
