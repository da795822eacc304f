import { scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, mostInteger, Nullable, oneOf, Planned, Uuid } from '../common.ts';
import { BirthYears } from './competitions.ts';
import { SettingsPatch } from './settings.ts';
import { RouteBody, VenueBody } from './venues.ts';

const Name = Line(200);
const Capacity = Nullable(Type.Integer({ minimum: 1, maximum: 100000 }));

/** What an organiser may set when a competition is made and later. */
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

/** The version that the organiser saw: the change is refused when the area has another. Without it nothing is compared. */
export const SeenVersion = Type.Optional(Type.Integer({ minimum: 1, maximum: mostInteger }));

/**
 * A new competition, whole: its venue, known or new, the categories of its first stage, and its routes, which all
 * categories climb. The caller becomes its MASTER.
 */
export const CompetitionBody = Body({
  /** Made by the caller, so that a request that is sent twice makes one competition. */
  uuid: Type.Optional(Uuid),
  name: Name,
  startTime: Planned,
  endTime: Planned,
  ...Changeable,
  venue: Type.Union([Uuid, VenueBody]),
  categories: Type.Array(Body({ name: Line(100), capacity: Type.Optional(Capacity), ...BirthYears }), {
    minItems: 1,
    maxItems: 50,
  }),
  /** Routes that hang at the known venue, in the order of their numbers. */
  knownRoutes: Type.Optional(Type.Array(Uuid, { maxItems: 500 })),
  /** Routes that are new there; they are numbered after the known ones. */
  routes: Type.Optional(Type.Array(RouteBody, { maxItems: 500 })),
});
export type CompetitionBody = Static<typeof CompetitionBody>;

export const CompetitionPatch = Body({
  name: Type.Optional(Name),
  startTime: Type.Optional(Planned),
  endTime: Type.Optional(Planned),
  ...Changeable,
  /** True ends entries and judging for good; false takes it back. */
  cancelled: Type.Optional(Type.Boolean()),
  /** Of the first stage: false closes the competition, true opens it again. */
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
