import { confirmedBy, longest, mostPlaces, roles, scoredBy, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, LineOrNone, Nullable, oneOf, Page, Planned, Uuid } from '../common.ts';
import { Handicap } from './handicap.ts';
import { RecordToBeat } from './record.ts';
import { BirthYears, Category, CompetitionSummary, RouteGroup } from './competitions.ts';

/**
 * The version that the caller saw when making the change. If the stored one differs, the server refuses the
 * change (409 `setup.changed`), so that two people working at once do not overwrite each other. Without it
 * the call goes through.
 */
export const SeenQuery = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});

const ShortName = Line(longest.name);
const Capacity = Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: mostPlaces })));
/** The position among its siblings, from 0. */
const Place = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 }));

/** Null = the competition's scoring system. */
const scoringSystem = Type.Optional(Nullable(oneOf(scoringSystems)));
/** How many of each category are to advance from here; null = not decided. */
const plannedQuota = Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 2_000 })));
/** Chosen by the caller: sent again, the part stands once. */
const uuid = Type.Optional(Uuid);
export const NewStageBody = Body({ uuid, name: ShortName, scoringSystem, plannedQuota });
export type NewStageBody = Static<typeof NewStageBody>;
export const StagePatch = Body({
  name: Type.Optional(ShortName),
  scoringSystem,
  plannedQuota,
  position: Place,
});
export type StagePatch = Static<typeof StagePatch>;

/**
 * Without a stage it belongs to the first; it climbs the named route groups, or all that everybody climbs.
 */
export const CategoryBody = Body({
  uuid,
  name: ShortName,
  capacity: Capacity,
  ...BirthYears,
  ...Handicap,
  ...RecordToBeat,
  stage: Type.Optional(Uuid),
  routeGroups: Type.Optional(Type.Array(Uuid, { maxItems: 100 })),
});
export type CategoryBody = Static<typeof CategoryBody>;
export const CategoryPatch = Body({
  name: Type.Optional(ShortName),
  capacity: Capacity,
  ...BirthYears,
  ...Handicap,
  ...RecordToBeat,
  position: Place,
});
export type CategoryPatch = Static<typeof CategoryPatch>;
export const CategoryParams = Type.Object({ competition: Uuid, category: Uuid });
export const CategoryReply = Category;

/** A route group with its routes by number. Everybody climbs a group without categories. */
export const RouteGroupReply = Type.Object({ ...RouteGroup.properties, routes: Type.Array(Uuid) });
export type RouteGroupReply = Static<typeof RouteGroupReply>;
const members = {
  categories: Type.Optional(Type.Array(Uuid, { maxItems: 200 })),
  routes: Type.Optional(Type.Array(Uuid, { maxItems: 2_000 })),
  scoredBy: Type.Optional(oneOf(scoredBy)),
  climbersQueue: Type.Optional(Type.Boolean()),
  /** Only where climbers score; elsewhere it stays NOBODY. */
  confirmedBy: Type.Optional(oneOf(confirmedBy)),
};
export const RouteGroupBody = Body({ uuid, name: ShortName, ...members });
export type RouteGroupBody = Static<typeof RouteGroupBody>;
/** Routes that stay keep their numbers; new ones are numbered after them. */
export const RouteGroupPatch = Body({ name: Type.Optional(ShortName), ...members, position: Place });
export type RouteGroupPatch = Static<typeof RouteGroupPatch>;
export const RouteGroupParams = Type.Object({ competition: Uuid, group: Uuid });

/** The same competition at another time: its set-up, without people and results. */
export const DuplicateBody = Body({
  /** Chosen by the caller, so that a repeated request creates one competition. */
  uuid: Type.Optional(Uuid),
  name: Line(longest.title),
  startTime: Planned,
  endTime: Planned,
});
export type DuplicateBody = Static<typeof DuplicateBody>;

/** The competition's name, typed by the person deleting it. */
export const DeleteQuery = Type.Object({ name: LineOrNone(longest.title) });

/** Whether the caller may create competitions: a host can restrict this to a list. */
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
export const OwnCompetitionPage = Page(OwnCompetition);
export type OwnCompetitionPage = Static<typeof OwnCompetitionPage>;

/** Pages of 50: live ones, the soonest end first, then upcoming, soonest first, then past, latest first. */
export const OwnCompetitionQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
});

/** The parts of a set-up, counted, which shows what is missing. */
export const SetupState = Type.Object({
  version: Type.Integer(),
  listed: Type.Boolean(),
  venueNamed: Type.Boolean(),
  maps: Type.Integer(),
  routes: Type.Integer(),
  routesWithoutNumber: Type.Integer(),
  routesOnMap: Type.Integer(),
  /** Categories without routes; null names a stage without categories. */
  withoutRoutes: Type.Array(Type.Object({ stage: Uuid, category: Nullable(Type.String()) })),
  judgingGroups: Type.Integer(),
  routesWithoutJudgingGroup: Type.Integer(),
  judges: Type.Integer(),
  staff: Type.Integer(),
  entries: Type.Integer(),
  attempts: Type.Integer(),
});
export type SetupState = Static<typeof SetupState>;
