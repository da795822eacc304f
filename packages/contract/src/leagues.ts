import { type Static, Type } from 'typebox';
import { Nullable, Uuid } from './common.ts';

/** One person in one category of a league: the sum of the place points of its competitions. */
export const LeagueRow = Type.Object({
  /** 1, 2, 2, 4. */
  position: Type.Integer(),
  points: Type.Number(),
  user: Type.Object({
    uuid: Uuid,
    first_name: Type.String(),
    last_name: Type.String(),
    picture_url: Nullable(Type.String()),
  }),
  competitions: Type.Array(
    Type.Object({ uuid: Uuid, name: Type.String(), position: Type.Integer(), points: Type.Number() }),
  ),
});
export type LeagueRow = Static<typeof LeagueRow>;

/** Categories of the competitions belong together by their names. */
export const LeagueLeaderboard = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  categories: Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(LeagueRow) })),
});
export type LeagueLeaderboard = Static<typeof LeagueLeaderboard>;

export const LeagueParams = Type.Object({ league: Uuid });
export const LeagueUserParams = Type.Object({ league: Uuid, user: Uuid });
/** One person's rows, one for each category they climbed in. */
export const LeagueUserReply = Type.Object({
  league: Uuid,
  rows: Type.Array(Type.Object({ category: Type.String(), ...LeagueRow.properties })),
});
export type LeagueUserReply = Static<typeof LeagueUserReply>;
