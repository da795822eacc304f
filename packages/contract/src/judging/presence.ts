import { type Static, Type } from 'typebox';
import { Queue } from './attempts.ts';
import { Uuid } from '../common.ts';

/** The queues of all routes that the caller may see, including empty ones. */
export const QueuesReply = Type.Object({ data: Type.Array(Type.Object({ route: Uuid, queue: Queue })) });
export type QueuesReply = Static<typeof QueuesReply>;

/**
 * Topic `presence:ROUTE`, for judges; without a route it covers all routes that they may see. `event:
 * changed`: the queue or the attempts of these routes changed; `held`: a result was held or settled.
 */
export const PresenceChange = Type.Object({ routes: Type.Array(Uuid), held: Type.Boolean() });
export type PresenceChange = Static<typeof PresenceChange>;

/**
 * `event: stream` comes first on a route that the reader judges: the name of this stream for their signs of
 * life. A reader who sends none for a few seconds no longer counts among the judges of the route, until the
 * next one.
 */
export const PresenceStream = Type.Object({ uuid: Uuid });
export type PresenceStream = Static<typeof PresenceStream>;

/**
 * `event: judges`: who is judging the route, including the reader. Comes first, and whenever somebody joins
 * or leaves.
 */
export const PresentJudges = Type.Object({
  route: Uuid,
  judges: Type.Array(Type.Object({ uuid: Uuid, name: Type.String() })),
});
export type PresentJudges = Static<typeof PresentJudges>;

/** Somebody judging a route now. */
export type PresentJudge = PresentJudges['judges'][number];
