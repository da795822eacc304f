import { callKinds } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Instant, Nullable, oneOf, Uuid } from '../common.ts';

const called = {
  /** How a judge has called them; null = not yet. */
  call: Nullable(oneOf(callKinds)),
  calledAt: Nullable(Instant),
  /** How often a judge has passed over them. */
  skips: Type.Integer(),
};

/** Everybody in the queue of a route, next climber first, for judges. */
export const WaitingReply = Type.Object({
  data: Type.Array(Type.Object({ user: Uuid, joinedSelf: Type.Boolean(), ...called })),
});
export type WaitingReply = Static<typeof WaitingReply>;

/** The queues that a climber and their children may join, and their own places. It names nobody else. */
export const OwnQueues = Type.Object({
  routes: Type.Array(
    Type.Object({
      route: Uuid,
      /** How many wait. */
      waiting: Type.Integer(),
      /** Minutes from one climber to the next; null while too few have climbed. */
      pace: Nullable(Type.Integer()),
    }),
  ),
  places: Type.Array(
    Type.Object({
      /** Profile uuid. */
      competitor: Uuid,
      route: Uuid,
      /** How many wait before them. */
      before: Type.Integer(),
      ...called,
    }),
  ),
  /**
   * Places lost within the half hour, because a judge passed over them twice: until they join again or climb there. Missing from
   * servers of before.
   */
  lost: Type.Optional(Type.Array(Type.Object({ competitor: Uuid, route: Uuid }))),
  climbers: Type.Array(
    Type.Object({
      competitor: Uuid,
      /** Until when they rest before they may join a queue; null = they do not. */
      restsUntil: Nullable(Instant),
    }),
  ),
});
export type OwnQueues = Static<typeof OwnQueues>;

/**
 * What a hall screen shows of the queues that climbers join: how many wait, and the first three by the names
 * that everybody may see.
 */
export const QueueWall = Type.Object({
  data: Type.Array(
    Type.Object({
      route: Uuid,
      waiting: Type.Integer(),
      next: Type.Array(
        Type.Object({
          /** Profile uuid. */
          user: Uuid,
          name: Type.String(),
          call: Nullable(oneOf(callKinds)),
        }),
      ),
    }),
  ),
});
export type QueueWall = Static<typeof QueueWall>;

/**
 * Topic `queues`, for climbers and their parents, where climbers join queues. `event: queues` comes first, and
 * whenever a queue changes: read the own queues again.
 */
export const QueuesChange = Type.Object({ competition: Uuid });
export type QueuesChange = Static<typeof QueuesChange>;
