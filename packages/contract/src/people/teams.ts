import { entryStatuses, longest } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, Nullable, oneOf, Uuid } from '../common.ts';

const TeamName = Line(longest.name);

/** Somebody entered, as organisers move them between teams. */
export const TeamPerson = Type.Object({
  /** Profile uuid. */
  user: Uuid,
  name: Type.String(),
  /** Of the first stage. */
  category: Type.String(),
  status: oneOf(entryStatuses),
});
export type TeamPerson = Static<typeof TeamPerson>;

const TeamFields = {
  uuid: Uuid,
  name: Type.String(),
  /** Whoever has it may join: `ABCD-EFGHJ`. */
  code: Type.String(),
};

/** By name; people by last name. Only people who are entered. */
export const Teams = Type.Object({
  teams: Type.Array(Type.Object({ ...TeamFields, members: Type.Array(TeamPerson) })),
  /** People without a team. */
  without: Type.Array(TeamPerson),
});
export type Teams = Static<typeof Teams>;

export const TeamParams = Type.Object({ competition: Uuid, team: Uuid });
export const TeamMemberParams = Type.Object({ competition: Uuid, user: Uuid });
export type TeamMemberParams = Static<typeof TeamMemberParams>;

export const TeamBody = Body({ name: TeamName });
export type TeamBody = Static<typeof TeamBody>;

/** Null = out of any team. */
export const TeamMoveBody = Body({ team: Nullable(Uuid) });

/** The team of the caller or of their child. */
export const OwnTeam = Type.Object({
  team: Nullable(
    Type.Object({
      ...TeamFields,
      /** As teammates know each other: under 16 by first name and initial. */
      members: Type.Array(Type.String()),
    }),
  ),
  /** Until entries close, and before the first result. */
  canChange: Type.Boolean(),
});
export type OwnTeam = Static<typeof OwnTeam>;

/** A new team by its name, or an existing one by its code. */
export const OwnTeamBody = Type.Union([
  TeamBody,
  Body({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
]);
export type OwnTeamBody = Static<typeof OwnTeamBody>;
