import { roles } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, oneOf, Uuid } from './common.ts';

export const JudgeKeyBody = Body({ key: Type.String({ maxLength: 200 }) });

/** A key that is not accepted is refused with 400 (spec 1 §5). */
export const JudgeKeyReply = Type.Object({ valid: Type.Literal(true) });

/** The key that holds from now on. */
export const RenewedJudgeKey = Type.Object({ judge_key: Type.String() });

/** Answer to a judge request. */
export const JudgeReply = Type.Object({ role: Nullable(oneOf(roles)), pending: Type.Boolean() });
export type JudgeReply = Static<typeof JudgeReply>;

export const Judge = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  role: oneOf(roles),
  pending: Type.Boolean(),
  /** For the organiser side only; otherwise null. */
  email: Nullable(Type.String()),
  picture: Nullable(Type.String()),
  last_seen_at: Nullable(Instant),
});
export type Judge = Static<typeof Judge>;
export const JudgeList = Type.Array(Judge);

export const JudgePatch = Body({
  approved: Type.Optional(Type.Boolean()),
  role: Type.Optional(oneOf(['STAFF_JUDGE', 'STAFF', 'JUDGE'])),
});
export type JudgePatch = Static<typeof JudgePatch>;
export const JudgeInvitation = Body({ email: Type.String({ format: 'email', maxLength: 320 }) });

export const JudgeParams = Type.Object({ competition: Uuid, user: Uuid });
