import { type Static, Type } from 'typebox';
import {
  disciplines,
  guestPlaces,
  leagueLimits,
  leagueScorings,
  leagueTies,
  longest,
  tiePayments,
} from '@topout/domain';
import { Body, Line, Nullable, oneOf, Uuid } from '../common.ts';

/**
 * The value of each place, first place first; no place is worth more than the one before. Null = the default
 * points.
 */
const PlacePoints = Nullable(
  Type.Array(Type.Integer({ minimum: 0, maximum: leagueLimits.points }), {
    minItems: 1,
    maxItems: leagueLimits.places,
  }),
);

/** How many of something count, or are needed; null = this limits nothing. */
const Few = Nullable(Type.Integer({ minimum: 1, maximum: leagueLimits.counted }));
const year = { minimum: 1900, maximum: 2200 };

/** People born in these years have a table of their own, with places among themselves. */
const AgeClasses = Type.Array(
  Type.Object(
    { name: Line(40), from: Type.Integer(year), to: Type.Integer(year) },
    { additionalProperties: false },
  ),
  { maxItems: leagueLimits.ageClasses },
);

/** How a league counts, beyond what a place is worth. */
const Series = {
  tiePayment: oneOf(tiePayments),
  ties: oneOf(leagueTies),
  /** So many fewer than there are competitions count. */
  leaveOut: Few,
  /** At most so many competitions of each discipline count. */
  mostBoulder: Few,
  mostLead: Few,
  mostSpeed: Few,
  /** With results in fewer disciplines somebody is not ranked. */
  leastDisciplines: Nullable(Type.Integer({ minimum: 1, maximum: disciplines.length })),
  ageClasses: AgeClasses,
  /** What becomes of the places of guests. */
  guestPlaces: oneOf(guestPlaces),
};
const SeriesPatch = {
  ...Type.Partial(Type.Object(Series)).properties,
  /** Profiles that are in no table. */
  guests: Type.Optional(Type.Array(Uuid, { maxItems: leagueLimits.guests })),
};

/** One person in one category of a league: the sum of their best competitions. */
export const LeagueRow = Type.Object({
  /** 1, 2, 2, 4; null = not ranked: without points, or in too few disciplines. */
  position: Nullable(Type.Integer()),
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
      /** Among the best competitions, which count. */
      counts: Type.Boolean(),
    }),
  ),
});
export type LeagueRow = Static<typeof LeagueRow>;

/** The competitions' categories belong together by name. */
export const LeagueLeaderboard = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  bestOf: Nullable(Type.Integer()),
  scoring: oneOf(leagueScorings),
  placePoints: PlacePoints,
  ...Series,
  /** In no table; empty for those who may not change it. */
  guests: Type.Array(Type.Object({ uuid: Uuid, firstName: Type.String(), lastName: Type.String() })),
  /** In order. */
  competitions: Type.Array(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** The caller may change it. */
  canChange: Type.Boolean(),
  categories: Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(LeagueRow) })),
});
export type LeagueLeaderboard = Static<typeof LeagueLeaderboard>;

/** How many of the best competitions count; null = all. */
const BestOf = Nullable(Type.Integer({ minimum: 1, maximum: leagueLimits.counted }));
const LeagueName = Line(longest.title);

/** A league run by the caller. */
export const OwnLeague = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  bestOf: Nullable(Type.Integer()),
  scoring: oneOf(leagueScorings),
  competitionsCount: Type.Integer(),
});
export type OwnLeague = Static<typeof OwnLeague>;
/** Newest first. */
export const OwnLeagueList = Type.Array(OwnLeague);

export const LeagueBody = Body({
  name: LeagueName,
  bestOf: Type.Optional(BestOf),
  scoring: Type.Optional(oneOf(leagueScorings)),
  placePoints: Type.Optional(PlacePoints),
  ...SeriesPatch,
});
export type LeagueBody = Static<typeof LeagueBody>;

export const LeaguePatch = Body({
  name: Type.Optional(LeagueName),
  bestOf: Type.Optional(BestOf),
  scoring: Type.Optional(oneOf(leagueScorings)),
  placePoints: Type.Optional(PlacePoints),
  ...SeriesPatch,
  /** All its competitions from now on; to add one the caller must organise it. */
  competitions: Type.Optional(Type.Array(Uuid, { maxItems: 100 })),
});
export type LeaguePatch = Static<typeof LeaguePatch>;

export const LeagueParams = Type.Object({ league: Uuid });
export const LeagueUserParams = Type.Object({ league: Uuid, user: Uuid });
/** One person's rows, one for each of their categories. */
export const LeagueUserReply = Type.Object({
  league: Uuid,
  rows: Type.Array(Type.Object({ category: Type.String(), ...LeagueRow.properties })),
});
