import { longest, scoredBy, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, mostInteger, Nullable, oneOf, Planned, Uuid } from '../common.ts';
import { BirthYears } from './competitions.ts';
import { SettingsPatch } from './settings.ts';
import { RouteBody, VenueBody } from './venues.ts';

const Name = Line(longest.title);
const Capacity = Nullable(Type.Integer({ minimum: 1, maximum: 100000 }));

/** What an organiser may set when creating a competition and later. */
const Changeable = {
  entriesOpenTime: Type.Optional(Nullable(Planned)),
  entriesCloseTime: Type.Optional(Nullable(Planned)),
  capacity: Type.Optional(Capacity),
  headerColour: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  liveLeaderboard: Type.Optional(Type.Boolean()),
  listed: Type.Optional(Type.Boolean()),
  scoringSystem: Type.Optional(oneOf(scoringSystems)),
  settings: Type.Optional(SettingsPatch),
};

/**
 * The version that the organiser saw: the server refuses the change if the judging group has another. Without
 * it the server compares nothing.
 */
export const SeenVersion = Type.Optional(Type.Integer({ minimum: 1, maximum: mostInteger }));

/**
 * A complete new competition: its venue, known or new, the categories of its first stage, and its routes,
 * which all categories climb. The caller becomes its MASTER.
 */
export const CompetitionBody = Body({
  /** Chosen by the caller, so that a repeated request creates one competition. */
  uuid: Type.Optional(Uuid),
  name: Name,
  startTime: Planned,
  endTime: Planned,
  ...Changeable,
  venue: Type.Union([Uuid, VenueBody]),
  categories: Type.Array(
    Body({ name: Line(longest.name), capacity: Type.Optional(Capacity), ...BirthYears }),
    {
      minItems: 1,
      maxItems: 50,
    },
  ),
  /** Who logs the results on its routes. Judges by default. */
  scoredBy: Type.Optional(oneOf(scoredBy)),
  /** Existing routes at the known venue, by number. */
  knownRoutes: Type.Optional(Type.Array(Uuid, { maxItems: 500 })),
  /** New routes there, numbered after the known ones. */
  routes: Type.Optional(Type.Array(RouteBody, { maxItems: 500 })),
});
export type CompetitionBody = Static<typeof CompetitionBody>;

export const CompetitionPatch = Body({
  name: Type.Optional(Name),
  startTime: Type.Optional(Planned),
  endTime: Type.Optional(Planned),
  ...Changeable,
  /** True ends entries and judging for good; false reverses it. */
  cancelled: Type.Optional(Type.Boolean()),
  /** The first stage's: false closes the competition, true reopens it. */
  pendingResults: Type.Optional(Type.Boolean()),
  judgingGroups: Type.Optional(
    Type.Array(
      Body({
        uuid: Uuid,
        version: SeenVersion,
        routes: Type.Optional(Type.Array(Uuid, { maxItems: 2000 })),
        judges: Type.Optional(Type.Array(Uuid, { maxItems: 500 })),
      }),
      { maxItems: 200 },
    ),
  ),
});
export type CompetitionPatch = Static<typeof CompetitionPatch>;
