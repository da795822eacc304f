import { entryStatuses, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Instant, Nullable, oneOf, Uuid } from '../common.ts';

/** What a handicap did to a score. */
export const Handicapped = Type.Object({
  /** `× 1.2`, `+ 50`, `− 20`. */
  by: Type.String(),
  /** The score without it, in words. */
  before: Type.String(),
});

export const LeaderboardRow = Type.Object({
  /** 1, 2, 2, 4; null = not ranked. */
  position: Nullable(Type.Integer()),
  score: Nullable(Type.Number()),
  scoreText: Type.String(),
  /** IFSC_RANKING: tops, zones, negated tries to top, negated tries to zone. */
  scoreTuple: Nullable(Type.Array(Type.Number())),
  /** Absent without a handicap. */
  handicapped: Type.Optional(Handicapped),
  status: oneOf(entryStatuses),
  competitorNumber: Nullable(Type.String()),
  /** Whom they climb for, as lists print it: `AUT`. Absent where it is not known. */
  nation: Type.Optional(Type.String()),
  attemptsCount: Type.Integer(),
  /**
   * A character for each route of the category, in route order: `F` flash, `T` top, `Z` second of two zones, `y` first of two,
   * `z` the only zone, `1` to `9` tenths of a sport route's holds, `-` tried, `.` not tried. Absent where there are no routes.
   */
  marks: Type.Optional(Type.String()),
  /** For each of the marks `1` if its result is to be confirmed and is not; absent where there is none. */
  unconfirmed: Type.Optional(Type.String()),
  /** Somebody restarted on a route after a technical incident; absent if nobody did. */
  restarted: Type.Optional(Type.Literal(true)),
  /** Places gained over ten minutes, negative for places lost; absent where none moved or it is not known. */
  moved: Type.Optional(Type.Integer()),
  entry: Uuid,
  user: Type.Object({
    uuid: Uuid,
    /** Minors: first name and initial, unless the full name is allowed. */
    firstName: Type.String(),
    lastName: Type.String(),
    pictureUrl: Nullable(Type.String()),
  }),
});
export type LeaderboardRow = Static<typeof LeaderboardRow>;

/** The last change of a result on one route. */
export const LatestResult = Type.Object({
  /** Of a row of this board. */
  entry: Uuid,
  route: Uuid,
  /** One character as in `marks`. */
  mark: Type.String({ maxLength: 1 }),
  /** Boulder: number of the attempt that reached it, or of attempts where it reached nothing. Sport: holds. */
  attempt: Type.Integer(),
  changedAt: Instant,
});
export type LatestResult = Static<typeof LatestResult>;

/** The board of one category: a pure function of the results at `version`. ETag = version. */
export const Leaderboard = Type.Object({
  category: Uuid,
  version: Type.Integer(),
  /** When this version came about. */
  changedAt: Instant,
  scoringSystem: oneOf(scoringSystems),
  /** In display order. */
  rows: Type.Array(LeaderboardRow),
  /** Of the last ten minutes before `changedAt`, newest first, eight at most. */
  latest: Type.Array(LatestResult),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** `GET …/leaderboard/attempts`: what a grid of tiles shows beside `marks`. */
export const BoardAttempts = Type.Object({
  category: Uuid,
  version: Type.Integer(),
  /**
   * By entry, one character for each route, as in `marks`: the attempt that reached the mark, or the number of attempts where
   * nothing was reached, in base 36 (`z` for 35 and more); `.` not tried.
   */
  attempts: Type.Record(Uuid, Type.String()),
});
export type BoardAttempts = Static<typeof BoardAttempts>;

export const LeaderboardQuery = Type.Object({
  /** Default: the first category. */
  category: Type.Optional(Uuid),
  /** `staff`: full names, even while the public board is hidden; needs the right to see the board. */
  audience: Type.Optional(Type.Literal('staff')),
});

/**
 * Topics `board:CATEGORY` and `staff-board:CATEGORY` (full names, even while the public board is hidden);
 * without a category they cover all. `event: board` comes first, once per category, with the whole
 * Leaderboard. Then `event: patch` goes from version `from` to `to`. A client whose version is not `from`
 * fetches the document again.
 *
 * One top moves everybody below it: hence rows that only stand elsewhere come as runs, not as rows.
 */
export const BoardPatch = Type.Object({
  category: Uuid,
  from: Type.Integer(),
  to: Type.Integer(),
  changedAt: Instant,
  /**
   * [first index before, how many, places down] of neighbours that stay neighbours, in the new order. A row that is in none left
   * the board, or is among `rows`. Rows without a position keep none.
   */
  runs: Type.Array(Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()])),
  /** What comes in between, by ascending index in the new order. */
  rows: Type.Array(Type.Object({ index: Type.Integer(), row: LeaderboardRow })),
  /** New values of some fields of a row, by its index in the new order. */
  changes: Type.Array(
    Type.Object({
      index: Type.Integer(),
      set: Type.Partial(Type.Omit(LeaderboardRow, ['position', 'moved'])),
    }),
  ),
  /** Indices in the new order of rows whose entries changed, also in what the rows do not show; absent if none did. */
  touched: Type.Optional(Type.Array(Type.Integer())),
  /** `moved` of every row in the new order, 0 for none; absent where it is as before. */
  moved: Type.Optional(Type.Array(Type.Integer())),
  /** As on the board at version `to`. */
  latest: Type.Array(LatestResult),
});
export type BoardPatch = Static<typeof BoardPatch>;
