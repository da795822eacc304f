import { roles, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, Nullable, oneOf, Planned, Uuid } from '../common.ts';
import { BirthYears, Category, CompetitionSummary, RouteGroup } from './competitions.ts';

/**
 * The version that the caller saw when the change was made. Where another one is stored by now the change is refused
 * (409 `setup.changed`), so that two who work at once do not overwrite each other. Without it the call goes through.
 */
export const SeenQuery = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});

const ShortName = Line(100);
const Capacity = Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })));
/** The place among its like, from 0. */
const Place = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 }));

/** Null = scored as the competition is. */
const scoringSystem = Type.Optional(Nullable(oneOf(scoringSystems)));
export const StageBody = Body({ name: ShortName, scoringSystem });
export type StageBody = Static<typeof StageBody>;
export const StagePatch = Body({ name: Type.Optional(ShortName), scoringSystem, position: Place });
export type StagePatch = Static<typeof StagePatch>;

/** Without a stage it is one of the first; it climbs the route groups that are named, or all that everybody climbs. */
export const CategoryBody = Body({
  name: ShortName,
  capacity: Capacity,
  ...BirthYears,
  stage: Type.Optional(Uuid),
  routeGroups: Type.Optional(Type.Array(Uuid, { maxItems: 100 })),
});
export type CategoryBody = Static<typeof CategoryBody>;
export const CategoryPatch = Body({
  name: Type.Optional(ShortName),
  capacity: Capacity,
  ...BirthYears,
  position: Place,
});
export type CategoryPatch = Static<typeof CategoryPatch>;
export const CategoryParams = Type.Object({ competition: Uuid, category: Uuid });
export const CategoryReply = Category;

/** A route group with its routes in the order of their numbers. A group without categories is climbed by all. */
export const RouteGroupReply = Type.Object({ ...RouteGroup.properties, routes: Type.Array(Uuid) });
export type RouteGroupReply = Static<typeof RouteGroupReply>;
const members = {
  categories: Type.Optional(Type.Array(Uuid, { maxItems: 200 })),
  routes: Type.Optional(Type.Array(Uuid, { maxItems: 2_000 })),
};
export const RouteGroupBody = Body({ name: ShortName, ...members });
export type RouteGroupBody = Static<typeof RouteGroupBody>;
/** Routes that stay keep their numbers, new ones are numbered after them. */
export const RouteGroupPatch = Body({ name: Type.Optional(ShortName), ...members, position: Place });
export type RouteGroupPatch = Static<typeof RouteGroupPatch>;
export const RouteGroupParams = Type.Object({ competition: Uuid, group: Uuid });

/** The same competition at another time: its set-up, without people and results. */
export const DuplicateBody = Body({
  /** Made by the caller, so that a request that is sent twice makes one competition. */
  uuid: Type.Optional(Uuid),
  name: Line(200),
  startTime: Planned,
  endTime: Planned,
});
export type DuplicateBody = Static<typeof DuplicateBody>;

/** The competition's name, typed by whoever deletes it. */
export const DeleteQuery = Type.Object({ name: Line(200) });

/** Whether somebody may make competitions: a host may list who. */
export const CanCreate = Type.Object({ canCreate: Type.Boolean() });
export type CanCreate = Static<typeof CanCreate>;

/** A competition that the caller works for. */
export const OwnCompetition = Type.Object({
  ...CompetitionSummary.properties,
  listed: Type.Boolean(),
  role: oneOf(roles),
  league: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
});
export type OwnCompetition = Static<typeof OwnCompetition>;
export const OwnCompetitionList = Type.Array(OwnCompetition);

/** What there is of a set-up, counted: from it follows what is missing. */
export const SetupState = Type.Object({
  version: Type.Integer(),
  listed: Type.Boolean(),
  venueNamed: Type.Boolean(),
  maps: Type.Integer(),
  routes: Type.Integer(),
  routesWithoutNumber: Type.Integer(),
  routesOnMap: Type.Integer(),
  /** Categories that climb no route; a stage that has none yet is named with null. */
  withoutRoutes: Type.Array(Type.Object({ stage: Uuid, category: Nullable(Type.String()) })),
  areas: Type.Integer(),
  routesWithoutArea: Type.Integer(),
  judges: Type.Integer(),
  staff: Type.Integer(),
  entries: Type.Integer(),
  attempts: Type.Integer(),
});
export type SetupState = Static<typeof SetupState>;
