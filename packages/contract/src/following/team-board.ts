import { teamProblems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';

/** What a member does for the team. */
export const TeamBoardMember = Type.Object({
  user: Uuid,
  /** Minors: first name and initial, unless the full name is allowed. */
  name: Type.String(),
  category: Type.String(),
  /** Points; null = no place on a board yet. */
  brings: Nullable(Type.Number()),
  counts: Type.Boolean(),
  /** How many of their results are to be confirmed and are not; absent where none. */
  unconfirmed: Type.Optional(Type.Integer()),
});
export type TeamBoardMember = Static<typeof TeamBoardMember>;

export const TeamBoardRow = Type.Object({
  team: Uuid,
  name: Type.String(),
  /** 1, 2, 2, 4; null = not ranked. */
  position: Nullable(Type.Integer()),
  score: Nullable(Type.Number()),
  /** Why the team is not ranked. */
  problem: Nullable(oneOf(teamProblems)),
  /** Best first. */
  members: Type.Array(TeamBoardMember),
});
export type TeamBoardRow = Static<typeof TeamBoardRow>;

/** `GET …/team-board`: follows from the boards of the first stage. Its ETag follows them. */
export const TeamBoard = Type.Object({
  /** In display order. */
  rows: Type.Array(TeamBoardRow),
});
export type TeamBoard = Static<typeof TeamBoard>;

export const TeamBoardQuery = Type.Object({
  /** `staff`: full names, even while the public board is hidden; needs the right to see the boards. */
  audience: Type.Optional(Type.Literal('staff')),
});
