import { type Static, Type } from 'typebox';
import { leagueScorings } from '@topout/domain';
import { Body, Line, Nullable, oneOf, Uuid } from '../common.ts';

/** What each place is worth, the first one first; no place more than the one before it. Null = the usual points. */
const PlacePoints = Nullable(
  Type.Array(Type.Integer({ minimum: 0, maximum: 100_000 }), { minItems: 1, maxItems: 200 }),
);

/** One person in one category of a league: the sum of what its best competitions give. */
export const LeagueRow = Type.Object({
  /** 1, 2, 2, 4. */
  position: Type.Integer(),
  points: Type.Number(),
  user: Type.Object({
    uuid: Uuid,
    firstName: Type.String(),
    lastName: Type.String(),
    pictureUrl: Nullable(Type.String()),
  }),
  competitions: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      position: Type.Integer(),
      points: Type.Number(),
      /** Among the best that count. */
      counts: Type.Boolean(),
    }),
  ),
});
export type LeagueRow = Static<typeof LeagueRow>;

/** Categories of the competitions belong together by their names. */
export const LeagueLeaderboard = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  bestOf: Nullable(Type.Integer()),
  scoring: oneOf(leagueScorings),
  placePoints: PlacePoints,
  /** The first one first. */
  competitions: Type.Array(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** The caller may change it. */
  canChange: Type.Boolean(),
  categories: Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(LeagueRow) })),
});
export type LeagueLeaderboard = Static<typeof LeagueLeaderboard>;

/** Only so many of the best competitions count; null = all. */
const BestOf = Nullable(Type.Integer({ minimum: 1, maximum: 100 }));
const LeagueName = Line(200);

/** A league that the caller runs. */
export const OwnLeague = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  bestOf: Nullable(Type.Integer()),
  scoring: oneOf(leagueScorings),
  competitionsCount: Type.Integer(),
});
export type OwnLeague = Static<typeof OwnLeague>;
/** The latest first. */
export const OwnLeagueList = Type.Array(OwnLeague);

export const LeagueBody = Body({
  name: LeagueName,
  bestOf: Type.Optional(BestOf),
  scoring: Type.Optional(oneOf(leagueScorings)),
  placePoints: Type.Optional(PlacePoints),
});
export type LeagueBody = Static<typeof LeagueBody>;

export const LeaguePatch = Body({
  name: Type.Optional(LeagueName),
  bestOf: Type.Optional(BestOf),
  scoring: Type.Optional(oneOf(leagueScorings)),
  placePoints: Type.Optional(PlacePoints),
  /** All that belong to it from now on; whoever adds one must organise it. */
  competitions: Type.Optional(Type.Array(Uuid, { maxItems: 100 })),
});
export type LeaguePatch = Static<typeof LeaguePatch>;

export const LeagueParams = Type.Object({ league: Uuid });
export const LeagueUserParams = Type.Object({ league: Uuid, user: Uuid });
/** One person's rows, one for each category they climbed in. */
export const LeagueUserReply = Type.Object({
  league: Uuid,
  rows: Type.Array(Type.Object({ category: Type.String(), ...LeagueRow.properties })),
});
export type LeagueUserReply = Static<typeof LeagueUserReply>;
