import { type Static, Type } from 'typebox';
import { Attempt } from './attempts.ts';
import { Body, Instant, mostInteger, Nullable, Uuid } from '../common.ts';

/** Results of one route, or of one entry: name one of them. */
export const ScoresQuery = Type.Object({ route: Type.Optional(Uuid), entry: Type.Optional(Uuid) });

const Check = Type.Object({ by: Type.Object({ uuid: Uuid, name: Type.String() }), at: Instant });

/** What somebody has on a route: also when it was cleared, for its version is what a change builds on. */
export const Score = Type.Object({
  entry: Uuid,
  user: Uuid,
  route: Uuid,
  version: Type.Integer(),
  attempts: Type.Array(Attempt),
  /** Who made the last change, where the log knows. */
  enteredBy: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** A second person found it right as it stands; null as soon as it changes. */
  checked: Nullable(Check),
});
export type Score = Static<typeof Score>;
export const ScoresReply = Type.Object({ data: Type.Array(Score) });

/** A result as it was seen. */
export const CheckBody = Body({
  entry: Uuid,
  route: Uuid,
  version: Type.Integer({ minimum: 1, maximum: mostInteger }),
});
export type CheckBody = Static<typeof CheckBody>;
export const CheckReply = Check;
export type CheckReply = Static<typeof CheckReply>;
