import {
  entryStatuses,
  judgeAttemptModificationPermissions,
  judgeCompetitorPermissions,
  judgeRoutePermissions,
  roles,
  scoringSystems,
} from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, oneOf, Page, Uuid, YearOfBirth } from './common.ts';
import { Venue } from './venues.ts';

/** Whom a category is for, both years included; null = open on that side. Organisers may enter others. */
export const BirthYears = {
  born_from: Type.Optional(Nullable(YearOfBirth)),
  born_to: Type.Optional(Nullable(YearOfBirth)),
};

export const Category = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  capacity: Nullable(Type.Integer()),
  /** How many of it went on to the next stage, where it is not the stage's number. */
  quota: Type.Optional(Nullable(Type.Integer())),
  /** Whoever enters now waits for a place. */
  is_full: Type.Optional(Type.Boolean()),
  ...BirthYears,
});
export type Category = Static<typeof Category>;

/** What was given out last of a stage or of the whole competition. */
export const Published = Type.Object({
  version: Type.Integer(),
  final: Type.Boolean(),
  published_at: Instant,
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
  pending_results: Type.Boolean(),
  closed_at: Nullable(Instant),
  scoring_system: oneOf(scoringSystems),
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

/** ScoringSettings of the domain on the wire. */
export const ScoringSettings = Type.Object({
  points_per_top: Type.Integer({ minimum: 0, maximum: 100000 }),
  points_per_zone: Type.Integer({ minimum: 0, maximum: 100000 }),
  points_per_zone1: Type.Integer({ minimum: 0, maximum: 100000 }),
  points_per_zone2: Type.Integer({ minimum: 0, maximum: 100000 }),
  attempt_penalty: Type.Integer({ minimum: 0, maximum: 100000 }),
  flash_bonus: Type.Integer({ minimum: 0, maximum: 100000 }),
  /** By route uuid, where a top is not worth `points_per_top`. */
  route_points: Type.Record(Uuid, Type.Integer({ minimum: 0, maximum: 100000 }), { maxProperties: 2000 }),
  best_n: Nullable(Type.Integer({ minimum: 1, maximum: 500 })),
  shared_points: Type.Boolean(),
  time_tie_break: oneOf(['none', 'podium', 'all']),
  podium_tie_break: Type.Boolean(),
  rank_retired_last: Type.Boolean(),
});

export const Settings = Type.Object({
  has_preloaded_entries: Type.Boolean(),
  parent_mode_enabled: Type.Boolean(),
  judges_can_be_parents: Type.Boolean(),
  judges_need_approval: Type.Boolean(),
  has_competitor_numbers: Type.Boolean(),
  has_dynamic_route_numbering: Type.Boolean(),
  judge_competitor_permissions: oneOf(judgeCompetitorPermissions),
  judges_can_see_leaderboard: Type.Boolean(),
  judge_route_permissions: oneOf(judgeRoutePermissions),
  judge_attempt_modification_permissions: oneOf(judgeAttemptModificationPermissions),
  max_attempts_count: Type.Integer({ minimum: 1, maximum: 99 }),
  hard_max_attempts_count: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  scoring: ScoringSettings,
});
export type Settings = Static<typeof Settings>;

export const EntryUser = Type.Object({
  uuid: Uuid,
  first_name: Type.String(),
  last_name: Type.String(),
  name: Type.String(),
  picture: Nullable(Uuid),
  picture_url: Nullable(Type.String()),
});

/** The caller's own entry, or a child's, as the competition carries it. */
export const EntrySummary = Type.Object({
  uuid: Uuid,
  user: EntryUser,
  category: Type.Object({ uuid: Uuid, name: Type.String() }),
  competitor_number: Nullable(Type.String()),
  status: oneOf(entryStatuses),
  /** Place on the waiting list of the category, from 1; null for those who have a place. */
  waiting_position: Nullable(Type.Integer()),
  /** The caller may change the category, and withdraw. */
  can_change: Type.Optional(Type.Boolean()),
});

export const CompetitionStatus = oneOf(['LIVE', 'UPCOMING', 'PAST', 'CANCELLED']);

/** A line of the list on the home page. */
export const CompetitionSummary = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  start_time: Instant,
  end_time: Instant,
  status: CompetitionStatus,
  header_colour: Type.String(),
  entries_count: Type.Integer(),
  live_leaderboard: Type.Boolean(),
  venue: Nullable(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      city: Type.String(),
      state: Type.String(),
      country: Type.String(),
      time_zone: Type.String(),
      logo_url: Nullable(Type.String()),
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
  held_back: Nullable(oneOf(['EMAIL', 'HOST'])),
  start_time: Instant,
  end_time: Instant,
  entries_open_time: Nullable(Instant),
  entries_close_time: Nullable(Instant),
  /** Most entries that hold a place; null = no limit. */
  capacity: Nullable(Type.Integer()),
  status: CompetitionStatus,
  header_colour: Type.String(),
  /** For the organiser side only; otherwise null. */
  judge_key: Nullable(Type.String()),
  role: Nullable(oneOf(roles)),
  master_judge: Nullable(Uuid),
  can_judge: Type.Boolean(),
  judge_request_pending: Type.Boolean(),
  user_entry: Nullable(EntrySummary),
  child_entries: Type.Array(EntrySummary),
  can_enter: Type.Boolean(),
  can_enter_reason: Nullable(Type.Object({ message: Type.String() })),
  live_leaderboard: Type.Boolean(),
  can_see_leaderboard: Type.Boolean(),
  scoring_system: oneOf(scoringSystems),
  /** The one in front is the one that runs: the last one that was opened. Then the others, in their order. */
  stages: Type.Array(Stage),
  /** The ranking of the whole competition. */
  published: Nullable(Published),
  venues: Type.Array(Venue),
  league: Nullable(Uuid),
  route_groups: Type.Array(RouteGroup),
  judging_groups: Type.Array(JudgingGroup),
  has_competitor_numbers: Type.Boolean(),
  settings: Settings,
});
export type Competition = Static<typeof Competition>;

const RouteNumber = Nullable(Type.Integer({ minimum: 1, maximum: 9999 }));

export const RouteNumbersBody = Type.Array(
  Body({
    route: Uuid,
    number: RouteNumber,
    route_group: Uuid,
    /** The number that the organiser saw: the change is refused when the route has another. */
    seen: Type.Optional(RouteNumber),
  }),
  { maxItems: 2000 },
);
export type RouteNumbersBody = Static<typeof RouteNumbersBody>;
