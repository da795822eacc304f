import { type Static, Type } from 'typebox';
import { SignedAttempt } from './attempts.ts';
import { Body, Instant, mostInteger, Nullable, Uuid } from '../common.ts';

/** Results of one route or of one entry: name either. */
export const ScoresQuery = Type.Object({ route: Type.Optional(Uuid), entry: Type.Optional(Uuid) });

const Check = Type.Object({ by: Type.Object({ uuid: Uuid, name: Type.String() }), at: Instant });

/** A person's result on a route, even if it was cleared, because a change builds on its version. */
export const Score = Type.Object({
  entry: Uuid,
  user: Uuid,
  route: Uuid,
  version: Type.Integer(),
  attempts: Type.Array(SignedAttempt),
  /** Who made the last change, if the log knows. */
  enteredBy: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** A second person has confirmed it as it is; null as soon as it changes. */
  checked: Nullable(Check),
});
export type Score = Static<typeof Score>;
export const ScoresReply = Type.Object({ data: Type.Array(Score) });

/** A result as somebody saw it. */
export const CheckBody = Body({
  entry: Uuid,
  route: Uuid,
  version: Type.Integer({ minimum: 1, maximum: mostInteger }),
});
export type CheckBody = Static<typeof CheckBody>;
export const CheckReply = Check;
export type CheckReply = Static<typeof CheckReply>;
