import { type Static, Type } from 'typebox';
import { Instant, Nullable, Uuid } from '../common.ts';

/** What is not done yet: read before a stage is closed, or results are given out. */
export const OpenWork = Type.Object({
  /** The server's clock. */
  at: Instant,
  /** Results that nobody has decided about. */
  held: Type.Integer(),
  /** People who wait at a route, as often as they wait. */
  queued: Type.Integer(),
  /** Whoever has something unsent on the phone, or was seen judging a moment ago; the caller only with unsent work. */
  judges: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      lastSeenAt: Nullable(Instant),
      unsent: Type.Integer(),
    }),
  ),
  /** Results that were given out last as provisional: appeals may still change them. */
  provisional: Type.Array(
    Type.Object({
      /** Null = the ranking of the whole competition. */
      stage: Nullable(Uuid),
      version: Type.Integer(),
      publishedAt: Instant,
    }),
  ),
});
export type OpenWork = Static<typeof OpenWork>;
