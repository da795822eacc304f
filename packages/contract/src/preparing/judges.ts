import { roles } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, EmailAddress, Instant, Nullable, oneOf, Uuid } from '../common.ts';

export const JudgeKeyBody = Body({ key: Type.String({ maxLength: 200 }) });

/** An unaccepted key is refused with 400 (behaviour: joining-judges#key). */
export const JudgeKeyReply = Type.Object({ valid: Type.Literal(true) });

/** The key that is valid from now on. */
export const RenewedJudgeKey = Type.Object({ judgeKey: Type.String() });

/** Answer to a judge request. */
export const JudgeReply = Type.Object({ role: Nullable(oneOf(roles)), pending: Type.Boolean() });
export type JudgeReply = Static<typeof JudgeReply>;

export const Judge = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  role: oneOf(roles),
  pending: Type.Boolean(),
  /** Only for the organiser side; otherwise null. */
  email: Nullable(Type.String()),
  picture: Nullable(Type.String()),
  lastSeenAt: Nullable(Instant),
});
export type Judge = Static<typeof Judge>;
export const JudgeList = Type.Array(Judge);

/** Every role except master judge. */
const GivenRole = oneOf(['STAFF_JUDGE', 'STAFF', 'JUDGE']);

export const JudgePatch = Body({
  approved: Type.Optional(Type.Boolean()),
  role: Type.Optional(GivenRole),
});
export type JudgePatch = Static<typeof JudgePatch>;

export const InvitationBody = Body({
  email: EmailAddress,
  /** Omitted = `JUDGE`. */
  role: Type.Optional(GivenRole),
});
export type InvitationBody = Static<typeof InvitationBody>;

export const Invitation = Type.Object({
  uuid: Uuid,
  email: Type.String(),
  role: GivenRole,
  /** When it was last mailed. */
  sentAt: Instant,
  state: oneOf(['sent', 'accepted', 'expired']),
  /** Who accepted it; null if nobody has yet, or the person is deleted. */
  acceptedBy: Nullable(Type.String()),
});
export type Invitation = Static<typeof Invitation>;
export const InvitationList = Type.Array(Invitation);

export const InvitationParams = Type.Object({ competition: Uuid, invitation: Uuid });

export const JudgeParams = Type.Object({ competition: Uuid, user: Uuid });
