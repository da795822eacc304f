import { roles } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, mostInteger, Nullable, oneOf, Uuid } from '../common.ts';

/** How a competition goes at one moment, for its organisers. */
export const LiveState = Type.Object({
  /** The server's clock. */
  at: Instant,
  /** Of the stage in front, in their order. */
  categories: Type.Array(
    Type.Object({
      uuid: Uuid,
      /** Who hold a place; those who wait for one are counted apart. */
      entries: Type.Integer(),
      waiting: Type.Integer(),
      /** Of the entries: who have an attempt. */
      climbed: Type.Integer(),
      attempts: Type.Integer(),
    }),
  ),
  /** Routes that no ordinary judge may judge, in the order of their numbers. */
  routesWithoutJudge: Type.Array(Uuid),
  /** Routes where somebody waits, the longest queue first. */
  queues: Type.Array(Type.Object({ route: Uuid, waiting: Type.Integer() })),
  /** Everybody with a role, those with unsent work first. */
  judges: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      role: oneOf(roles),
      lastSeenAt: Nullable(Instant),
      /** Commands that were still on the phone when it was last heard of. */
      unsent: Type.Integer(),
    }),
  ),
  /** Held commands that wait to be settled. */
  held: Type.Integer(),
  /** Judges who wait for approval. */
  judgeRequests: Type.Integer(),
});
export type LiveState = Static<typeof LiveState>;

/** What a judge's phone has not sent yet: a number of commands. */
export const Unsent = Type.Integer({ minimum: 0, maximum: mostInteger });

/** A sign of life from a judge's phone that has nothing else to say; with `stream`, from a route that is on screen there. */
export const PresenceBody = Body({ unsent: Unsent, stream: Type.Optional(Uuid) });
