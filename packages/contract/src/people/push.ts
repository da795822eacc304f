import { type Static, Type } from 'typebox';
import { notificationKinds } from '@topout/domain';
import { Body, Instant, Nullable, oneOf } from '../common.ts';

const Kinds = Type.Array(oneOf(notificationKinds), { maxItems: 20 });

/** What the device of this sign-in is told while the app is closed. */
export const PushState = Type.Object({
  /** The key that browsers subscribe with, base64url: the server's, the same for all. */
  key: Type.String(),
  /** Null = it is told nothing. */
  device: Nullable(
    Type.Object({
      kinds: Kinds,
      madeAt: Instant,
      /** When its push service last took a message; null = never. */
      toldAt: Nullable(Instant),
    }),
  ),
});
export type PushState = Static<typeof PushState>;

const base64url = (letters: number) =>
  Type.String({ minLength: letters, maxLength: letters, pattern: '^[A-Za-z0-9_-]*$' });

/** The subscription as the browser gives it, and what the device wants to be told. */
export const PushBody = Body({
  endpoint: Type.String({ minLength: 1, maxLength: 2_000 }),
  publicKey: base64url(87),
  authSecret: base64url(22),
  kinds: Kinds,
});
export type PushBody = Static<typeof PushBody>;

/** `sent`: it is on its way. False = this device is told nothing. */
export const PushTest = Type.Object({ sent: Type.Boolean() });
export type PushTest = Static<typeof PushTest>;
