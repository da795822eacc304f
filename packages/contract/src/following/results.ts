import { climbTypes, entryStatuses, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Handicapped } from './leaderboard.ts';
import { TeamBoardRow } from './team-board.ts';
import { IsolationTimes } from '../judging/marshal.ts';
import { Instant, Nullable, oneOf, Uuid } from '../common.ts';

/** Minors as on the public board, unless the organiser side asks. */
export const ResultUser = Type.Object({
  uuid: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Whom they climb for: `AUT`; absent where nobody has said so. */
  nation: Type.Optional(Type.String()),
});
export type ResultUser = Static<typeof ResultUser>;

const ResultRoute = Type.Object({
  uuid: Uuid,
  /** The route's number in its category; null = none. */
  number: Nullable(Type.Integer()),
  name: Type.String(),
  climbType: oneOf(climbTypes),
  segmentsCount: Type.Integer(),
});
export type ResultRoute = Static<typeof ResultRoute>;

/** The result of the attempts on one route. Attempt numbers count from 1; null = never reached. */
const RouteMark = Type.Object({
  route: Uuid,
  tries: Type.Integer(),
  top: Nullable(Type.Integer()),
  zone1: Nullable(Type.Integer()),
  zone2: Nullable(Type.Integer()),
  hold: Type.Number(),
  plus: Type.Boolean(),
  /** In milliseconds. */
  duration: Nullable(Type.Integer()),
  /** In order: `T`, `Z`, `Z1`, `Z2`, `–`; on sport routes `TOP`, `34+`. */
  attempts: Type.Array(Type.String()),
  /** Somebody has to confirm it, and nobody has; absent where not. */
  unconfirmed: Type.Optional(Type.Literal(true)),
});
export type RouteMark = Static<typeof RouteMark>;

export const ResultRow = Type.Object({
  /** 1, 2, 2, 4; null = not ranked. */
  position: Nullable(Type.Integer()),
  entry: Uuid,
  user: ResultUser,
  competitorNumber: Nullable(Type.String()),
  status: oneOf(entryStatuses),
  startingGroup: Nullable(Type.String()),
  startPosition: Nullable(Type.Integer()),
  score: Nullable(Type.Number()),
  scoreText: Type.String(),
  scoreTuple: Nullable(Type.Array(Type.Number())),
  handicapped: Type.Optional(Handicapped),
  /** Climber and marker have signed the card; absent where not. */
  signed: Type.Optional(Type.Literal(true)),
  /** One of the results is in dispute now; absent where none is. */
  disputed: Type.Optional(Type.Literal(true)),
  routes: Type.Array(RouteMark),
});
export type ResultRow = Static<typeof ResultRow>;

/** The board of teams as it stood, with the rules it follows from. */
export const TeamResults = Type.Object({
  rules: Type.Object({
    teamLeast: Type.Integer(),
    teamMost: Type.Integer(),
    /** How many members count; null = all. */
    teamCounted: Nullable(Type.Integer()),
    teamMixed: Type.Boolean(),
  }),
  rows: Type.Array(TeamBoardRow),
});
export type TeamResults = Static<typeof TeamResults>;

/**
 * How results became official, and each amendment since, in order; absent where they are not official. The names are those
 * of officials, who sign with them.
 */
const Official = Type.Optional(
  Type.Array(
    Type.Object({
      at: Instant,
      /** Null = somebody who is gone. */
      by: Nullable(Type.String()),
      /** Null when they became official. */
      reason: Nullable(Type.String()),
    }),
  ),
);

export const StageResults = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  position: Type.Integer(),
  state: oneOf(['LIVE', 'PROVISIONAL', 'FINAL']),
  /** The publication's; null for live results. */
  version: Nullable(Type.Integer()),
  publishedAt: Nullable(Instant),
  official: Official,
  scoringSystem: oneOf(scoringSystems),
  categories: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      routes: Type.Array(ResultRoute),
      rows: Type.Array(ResultRow),
    }),
  ),
  /** When its isolation opens and closes; absent where it has none. */
  isolation: Type.Optional(IsolationTimes),
  /** Teams score in the first stage; absent in the others, and where there are none. */
  teams: Type.Optional(TeamResults),
});
export type StageResults = Static<typeof StageResults>;

/** Finalists in the order of the final, then those eliminated in the semi-final, and so on. */
export const Ranking = Type.Object({
  state: oneOf(['LIVE', 'PROVISIONAL', 'FINAL']),
  version: Nullable(Type.Integer()),
  publishedAt: Nullable(Instant),
  official: Official,
  categories: Type.Array(
    Type.Object({
      name: Type.String(),
      rows: Type.Array(
        Type.Object({
          position: Type.Integer(),
          user: ResultUser,
          competitorNumber: Nullable(Type.String()),
          /** The person's last stage. */
          stage: Uuid,
        }),
      ),
    }),
  ),
});
export type Ranking = Static<typeof Ranking>;

/** `GET …/results.json`. Ids stay the same from one read to the next. */
export const Results = Type.Object({
  competition: Type.Object({
    uuid: Uuid,
    name: Type.String(),
    startTime: Instant,
    endTime: Instant,
    /** The venue's IANA name. */
    timeZone: Type.String(),
  }),
  readAt: Instant,
  /** In the order they are climbed; only those that the caller may see. */
  stages: Type.Array(StageResults),
  /** For the whole competition; null if it has a single stage. */
  ranking: Nullable(Ranking),
});
export type Results = Static<typeof Results>;

export const EntriesFileQuery = Type.Object({
  /** A one-time code for this address, instead of a token: for a link that a browser follows. */
  code: Type.Optional(Type.String({ maxLength: 200 })),
});
export type EntriesFileQuery = Static<typeof EntriesFileQuery>;

export const ResultsQuery = Type.Object({
  /** A one-time code for this address, instead of a token: for a link that a browser follows. */
  code: Type.Optional(Type.String({ maxLength: 200 })),
  /** Without a session: goes to the sign-in page and from there back to the file. */
  signIn: Type.Optional(Type.Boolean()),
  /** Everything as published then, instead of the current state. */
  publication: Type.Optional(Uuid),
});
