import { entryStatuses, roles, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, oneOf, Page, Uuid, YearOfBirth } from '../common.ts';
import { Settings } from './settings.ts';
import { Venue } from './venues.ts';

/** Whom a category is for, both years included; null = open on that side. Organisers may enter others. */
export const BirthYears = {
  bornFrom: Type.Optional(Nullable(YearOfBirth)),
  bornTo: Type.Optional(Nullable(YearOfBirth)),
};

export const Category = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  capacity: Nullable(Type.Integer()),
  /** How many of it went on to the next stage, where it is not the stage's number. */
  quota: Type.Optional(Nullable(Type.Integer())),
  /** Whoever enters now waits for a place. */
  isFull: Type.Optional(Type.Boolean()),
  ...BirthYears,
});
export type Category = Static<typeof Category>;

/** What was given out last of a stage or of the whole competition. */
export const Published = Type.Object({
  version: Type.Integer(),
  final: Type.Boolean(),
  publishedAt: Instant,
  /** It is closed, and results were corrected since: what is shown live is not what was published. */
  outdated: Type.Boolean(),
});

export const Stage = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** In the order in which stages are climbed. */
  position: Type.Integer(),
  /** The first stage is open from the start. */
  state: oneOf(['UPCOMING', 'OPEN', 'CLOSED']),
  /** False = closed. */
  pendingResults: Type.Boolean(),
  closedAt: Nullable(Instant),
  scoringSystem: oneOf(scoringSystems),
  /** How many of each category went on to the next stage. */
  quota: Nullable(Type.Integer()),
  published: Nullable(Published),
  categories: Type.Array(Category),
});
export type Stage = Static<typeof Stage>;

export const RouteGroup = Type.Object({ uuid: Uuid, name: Type.String(), categories: Type.Array(Uuid) });

export const JudgingGroup = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** Raised by every change, also by a route that went to another area. */
  version: Type.Integer(),
  routes: Type.Array(Uuid),
  judges: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      /** For the organiser side only; otherwise null. */
      email: Nullable(Type.String()),
      picture: Nullable(Type.String()),
    }),
  ),
});
export type JudgingGroup = Static<typeof JudgingGroup>;

export const EntryUser = Type.Object({
  uuid: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  name: Type.String(),
  picture: Nullable(Uuid),
  pictureUrl: Nullable(Type.String()),
});

/** The caller's own entry, or a child's, as the competition carries it. */
export const EntrySummary = Type.Object({
  uuid: Uuid,
  user: EntryUser,
  category: Type.Object({ uuid: Uuid, name: Type.String() }),
  competitorNumber: Nullable(Type.String()),
  status: oneOf(entryStatuses),
  /** Place on the waiting list of the category, from 1; null for those who have a place. */
  waitingPosition: Nullable(Type.Integer()),
  /** The caller may change the category, and withdraw. */
  canChange: Type.Optional(Type.Boolean()),
});

export const CompetitionStatus = oneOf(['LIVE', 'UPCOMING', 'PAST', 'CANCELLED']);

/** A line of the list on the home page. */
export const CompetitionSummary = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  startTime: Instant,
  endTime: Instant,
  status: CompetitionStatus,
  headerColour: Type.String(),
  entriesCount: Type.Integer(),
  liveLeaderboard: Type.Boolean(),
  venue: Nullable(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      city: Type.String(),
      state: Type.String(),
      country: Type.String(),
      timeZone: Type.String(),
      logoUrl: Nullable(Type.String()),
    }),
  ),
});
export type CompetitionSummary = Static<typeof CompetitionSummary>;
export const CompetitionPage = Page(CompetitionSummary);
export const CompetitionQuery = Type.Object({
  status: Type.Optional(oneOf(['live', 'upcoming', 'past'])),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
});

/** One competition, with what the caller is and may in it (spec 1 §3, 2 §3). */
export const Competition = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** Of the set-up: what whoever changes it says to have seen. */
  version: Type.Integer(),
  /** Raised by whatever changes about it: what a stream tells, so that a page knows whether it is behind. */
  revision: Type.Integer(),
  /** Shown in the public list; its address works either way. */
  listed: Type.Boolean(),
  /**
   * Why it is not in the public list though it is listed, for the organiser side: its master judge has not confirmed their e-mail,
   * or the host of the server has hidden it.
   */
  heldBack: Nullable(oneOf(['EMAIL', 'HOST'])),
  startTime: Instant,
  endTime: Instant,
  entriesOpenTime: Nullable(Instant),
  entriesCloseTime: Nullable(Instant),
  /** Most entries that hold a place; null = no limit. */
  capacity: Nullable(Type.Integer()),
  status: CompetitionStatus,
  headerColour: Type.String(),
  /** For the organiser side only; otherwise null. */
  judgeKey: Nullable(Type.String()),
  role: Nullable(oneOf(roles)),
  masterJudge: Nullable(Uuid),
  canJudge: Type.Boolean(),
  judgeRequestPending: Type.Boolean(),
  userEntry: Nullable(EntrySummary),
  childEntries: Type.Array(EntrySummary),
  canEnter: Type.Boolean(),
  canEnterReason: Nullable(Type.Object({ message: Type.String() })),
  liveLeaderboard: Type.Boolean(),
  canSeeLeaderboard: Type.Boolean(),
  scoringSystem: oneOf(scoringSystems),
  /** The one in front is the one that runs: the last one that was opened. Then the others, in their order. */
  stages: Type.Array(Stage),
  /** The ranking of the whole competition. */
  published: Nullable(Published),
  venues: Type.Array(Venue),
  league: Nullable(Uuid),
  routeGroups: Type.Array(RouteGroup),
  judgingGroups: Type.Array(JudgingGroup),
  hasCompetitorNumbers: Type.Boolean(),
  settings: Settings,
});
export type Competition = Static<typeof Competition>;

const RouteNumber = Nullable(Type.Integer({ minimum: 1, maximum: 9999 }));

export const RouteNumbersBody = Type.Array(
  Body({
    route: Uuid,
    number: RouteNumber,
    routeGroup: Uuid,
    /** The number that the organiser saw: the change is refused when the route has another. */
    seen: Type.Optional(RouteNumber),
  }),
  { maxItems: 2000 },
);
export type RouteNumbersBody = Static<typeof RouteNumbersBody>;
