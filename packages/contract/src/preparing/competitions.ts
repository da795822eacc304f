import { confirmedBy, entryStatuses, roles, scoredBy, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, oneOf, Page, Uuid, YearOfBirth } from '../common.ts';
import { Handicap } from './handicap.ts';
import { ShownRecord } from './record.ts';
import { Settings } from './settings.ts';
import { Venue } from './venues.ts';

/**
 * The years of birth a category accepts, both included; null = open on that side. Organisers may enter
 * others.
 */
export const BirthYears = {
  bornFrom: Type.Optional(Nullable(YearOfBirth)),
  bornTo: Type.Optional(Nullable(YearOfBirth)),
};

export const Category = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  capacity: Nullable(Type.Integer()),
  /** How many of it advanced to the next stage, if that differs from the stage's number. */
  quota: Type.Optional(Nullable(Type.Integer())),
  /** People who enter now must wait for a place. */
  isFull: Type.Optional(Type.Boolean()),
  ...BirthYears,
  ...Handicap,
  ...ShownRecord,
});
export type Category = Static<typeof Category>;

/** The last publication of a stage or of the whole competition. */
export const Published = Type.Object({
  version: Type.Integer(),
  final: Type.Boolean(),
  publishedAt: Instant,
  /**
   * It is closed, and somebody has corrected results since: the live results differ from the published ones.
   */
  outdated: Type.Boolean(),
});

export const Stage = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** In the order stages are climbed. */
  position: Type.Integer(),
  /** The first stage is open from the start. */
  state: oneOf(['UPCOMING', 'OPEN', 'CLOSED']),
  /** False = closed. */
  pendingResults: Type.Boolean(),
  closedAt: Nullable(Instant),
  scoringSystem: oneOf(scoringSystems),
  /** How many of each category advanced to the next stage. */
  quota: Nullable(Type.Integer()),
  /** How many of each category are to advance; null = not decided yet, absent from a server of the version before. */
  plannedQuota: Type.Optional(Nullable(Type.Integer())),
  /** It has a plan. */
  planned: Type.Boolean(),
  published: Nullable(Published),
  categories: Type.Array(Category),
});
export type Stage = Static<typeof Stage>;

export const RouteGroup = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** Empty = everybody climbs it. */
  categories: Type.Array(Uuid),
  scoredBy: oneOf(scoredBy),
  /** Climbers join the queues of its routes themselves. */
  climbersQueue: Type.Boolean(),
  /** Who confirms what climbers log. */
  confirmedBy: oneOf(confirmedBy),
});

export const JudgingGroup = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** Rises with every change, including a route that moved to another judging group. */
  version: Type.Integer(),
  routes: Type.Array(Uuid),
  judges: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      /** Only for the organiser side; otherwise null. */
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

/** The caller's own entry or a child's, as part of the competition. */
export const EntrySummary = Type.Object({
  uuid: Uuid,
  user: EntryUser,
  category: Type.Object({ uuid: Uuid, name: Type.String() }),
  competitorNumber: Nullable(Type.String()),
  status: oneOf(entryStatuses),
  /** Place on the category's waiting list, from 1; null for people who have a place. */
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

/** That a server in the hall judges a competition, of which this server only shows what it was told. */
const InHall = Type.Object({
  /** When the hall was last heard. */
  asOf: Instant,
  /** Nothing has come for a while: the line is down. */
  silent: Type.Boolean(),
});

/** One competition, with the caller's role and rights in it. */
export const Competition = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** The set-up's; callers who change it send the version they saw. */
  version: Type.Integer(),
  /** Rises with any change to it; streams report it, so that a page knows whether it is out of date. */
  revision: Type.Integer(),
  /** In the public list; its address works either way. */
  listed: Type.Boolean(),
  /**
   * Why it is not in the public list although it is listed, for the organiser side: its master judge has not
   * confirmed their e-mail address, or the host has hidden it.
   */
  heldBack: Nullable(oneOf(['EMAIL', 'HOST'])),
  startTime: Instant,
  endTime: Instant,
  entriesOpenTime: Nullable(Instant),
  entriesCloseTime: Nullable(Instant),
  /** The most entries with a place; null = no limit. */
  capacity: Nullable(Type.Integer()),
  status: CompetitionStatus,
  headerColour: Type.String(),
  /** Only for the organiser side; otherwise null. */
  judgeKey: Nullable(Type.String()),
  role: Nullable(oneOf(roles)),
  masterJudge: Nullable(Uuid),
  canJudge: Type.Boolean(),
  judgeRequestPending: Type.Boolean(),
  /** Null = judged here. */
  hall: Nullable(InHall),
  userEntry: Nullable(EntrySummary),
  childEntries: Type.Array(EntrySummary),
  canEnter: Type.Boolean(),
  canEnterReason: Nullable(Type.Object({ message: Type.String() })),
  liveLeaderboard: Type.Boolean(),
  canSeeLeaderboard: Type.Boolean(),
  scoringSystem: oneOf(scoringSystems),
  /** The running stage, the last one opened, comes first. Then the others, in order. */
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
    /** The number that the organiser saw: the server refuses the change if the route has another. */
    seen: Type.Optional(RouteNumber),
  }),
  { maxItems: 2000 },
);
export type RouteNumbersBody = Static<typeof RouteNumbersBody>;
