import { type Static, Type } from 'typebox';
import { Instant, Nullable, Uuid } from '../common.ts';

/** Unfinished work, read before a stage is closed or results are published. */
export const OpenWork = Type.Object({
  /** The server's clock. */
  at: Instant,
  /** Results waiting for a decision. */
  held: Type.Integer(),
  /** Results in dispute: nothing of their stages can be published. */
  disputes: Type.Array(Type.Object({ stage: Uuid, count: Type.Integer() })),
  /** People waiting at routes; somebody who waits at two counts twice. */
  queued: Type.Integer(),
  /**
   * Judges with unsent work on their phone, or seen judging a moment ago; the caller only with unsent work.
   */
  judges: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      lastSeenAt: Nullable(Instant),
      unsent: Type.Integer(),
    }),
  ),
  /** Results last published as provisional: appeals may still change them. */
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
