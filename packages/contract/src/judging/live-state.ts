import { roles } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, oneOf, Uuid } from '../common.ts';

/** The state of a competition at one moment, for its organisers. */
export const LiveState = Type.Object({
  /** The server's clock. */
  at: Instant,
  /** The running stage's, in order. */
  categories: Type.Array(
    Type.Object({
      uuid: Uuid,
      /** Entries that have a place; those waiting for one are counted separately. */
      entries: Type.Integer(),
      waiting: Type.Integer(),
      /** Entries with at least one attempt. */
      climbed: Type.Integer(),
      attempts: Type.Integer(),
    }),
  ),
  /** Routes that no ordinary judge may judge, by number. */
  routesWithoutJudge: Type.Array(Uuid),
  /** Routes where somebody is waiting, the longest queue first. */
  queues: Type.Array(Type.Object({ route: Uuid, waiting: Type.Integer() })),
  /** Everybody with a role; people with unsent work first. */
  judges: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      role: oneOf(roles),
      lastSeenAt: Nullable(Instant),
      /** Commands still on the phone at its last sign of life. */
      unsent: Type.Integer(),
    }),
  ),
  /** Held commands waiting to be settled. */
  held: Type.Integer(),
  /** Of those the one that has waited longest; without a name where the person is gone. */
  firstHeld: Nullable(Type.Object({ name: Nullable(Type.String()), route: Uuid })),
  /** Results in dispute, waiting for a decision. */
  disputes: Type.Integer(),
  /** Climbers' own results that wait for the caller, or somebody else, to confirm them; 0 for those who may not. */
  unconfirmed: Type.Integer(),
  /** Judges waiting for approval. */
  judgeRequests: Type.Integer(),
  /**
   * Attempts saved in each ten minutes by the clock, the oldest first, for three hours; the last ten minutes
   * still run.
   */
  pace: Type.Array(Type.Integer()),
});
export type LiveState = Static<typeof LiveState>;

/**
 * The number of commands a judge's phone has not sent yet. More than any phone collects is nonsense, and would
 * hide from a host what others have not sent.
 */
export const Unsent = Type.Integer({ minimum: 0, maximum: 100_000 });

/**
 * A sign of life from a judge's phone with nothing else to send; with `stream`, for a route on its screen.
 */
export const PresenceBody = Body({ unsent: Unsent, stream: Type.Optional(Uuid) });
