import { lookKinds } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, oneOf, Uuid } from '../common.ts';

/** Something in the self-scored results that is worth a look. It proves nothing. */
export const Look = Type.Object({
  /** The same as long as it is about the same. */
  key: Type.String(),
  kind: oneOf(lookKinds),
  climbers: Type.Array(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** Null where it is about several. */
  route: Nullable(Uuid),
  /** Tops of the route in its category; tops within minutes; results that a ring has confirmed, or that came late. */
  count: Type.Integer(),
  /** Of how many people who tried the route; null where it is about something else. */
  tried: Nullable(Type.Integer()),
  /** How late the last of them came; null where that is not what it is about. */
  minutes: Nullable(Type.Integer()),
  /** When it was made, or began. */
  madeAt: Nullable(Instant),
  /** Somebody has found that it looks right; null = nobody yet. */
  putAway: Nullable(Type.Object({ by: Nullable(Type.String()), at: Instant })),
});
export type Look = Static<typeof Look>;

export const Looks = Type.Object({ data: Type.Array(Look) });
export type Looks = Static<typeof Looks>;

export const LookBody = Body({
  key: Type.String({ minLength: 1, maxLength: 200 }),
  /** False takes it back. */
  looksRight: Type.Boolean(),
});
export type LookBody = Static<typeof LookBody>;
