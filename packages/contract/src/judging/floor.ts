import { type Static, Type } from 'typebox';
import { Queue } from './attempts.ts';
import { Uuid } from '../common.ts';

/** The queues of all routes that the caller may see, also the empty ones. */
export const QueuesReply = Type.Object({ data: Type.Array(Type.Object({ route: Uuid, queue: Queue })) });
export type QueuesReply = Static<typeof QueuesReply>;

/**
 * Topic `floor:ROUTE`, for those who judge; alone, of all routes that they may see. `event: changed`: the queue or the attempts of
 * these routes changed; `held`: a result was held or settled.
 */
export const FloorChange = Type.Object({ routes: Type.Array(Uuid), held: Type.Boolean() });
export type FloorChange = Static<typeof FloorChange>;

/**
 * `event: stream`, first of all on a route that the reader judges: the name of this stream in their signs of life. Who gives
 * none for a few seconds is no longer counted among the judges of the route, and is again with the next.
 */
export const FloorStream = Type.Object({ uuid: Uuid });
export type FloorStream = Static<typeof FloorStream>;

/** `event: judges`: who judges the route now, the reader among them. Comes first, and whenever somebody comes or leaves. */
export const FloorJudges = Type.Object({
  route: Uuid,
  judges: Type.Array(Type.Object({ uuid: Uuid, name: Type.String() })),
});
export type FloorJudges = Static<typeof FloorJudges>;
