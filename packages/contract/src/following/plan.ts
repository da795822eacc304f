import { clockLimits, entryStatuses, mostRest, planChanges, planFormats } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, mostInteger, Nullable, oneOf, Planned, Uuid } from '../common.ts';

const seconds = (most: number, least = 0) => Type.Integer({ minimum: least, maximum: most });
const Slot = Type.Integer({ minimum: 1, maximum: clockLimits.slots });
/** In a start list, from 1. */
const Place = Type.Integer({ minimum: 1, maximum: 100_000 });

const choice = {
  format: oneOf(planFormats),
  /** Slots between two routes of one climber, in a rotation and a final with overlap; in lead at least so many. */
  rest: Type.Integer({ minimum: 0, maximum: mostRest }),
  /** Lists climb at the same time, where their routes allow it; otherwise one after the other. */
  together: Type.Boolean(),
  /** Each starting group has its own part of its category's routes. */
  split: Type.Boolean(),
};
const times = {
  prepare: seconds(clockLimits.prepare),
  climb: seconds(clockLimits.climb, 1),
  change: seconds(clockLimits.change),
  /** The most that there are. */
  slots: Slot,
  rolling: Type.Boolean(),
};

/** Somebody on a start list. */
export const PlanStarter = Type.Object({
  entry: Uuid,
  user: Type.Object({
    uuid: Uuid,
    /** Minors: first name and initial, unless the full name is allowed, or staff and judges ask. */
    firstName: Type.String(),
    lastName: Type.String(),
  }),
  competitorNumber: Nullable(Type.String()),
  /** Whoever is not `ENTERED` leaves their slots empty. */
  status: oneOf(entryStatuses),
});
export type PlanStarter = Static<typeof PlanStarter>;

/** The plan of a stage, from which follows who is where in each slot. */
export const StagePlanAnswer = Type.Object({
  stage: Uuid,
  /** How many changes there were: whoever changes it next names it. */
  version: Type.Integer(),
  /** Null = nobody has made it. */
  plan: Nullable(
    Type.Object({
      ...choice,
      times: Type.Object(times),
      startsAt: Instant,
      lists: Type.Array(
        Type.Object({
          category: Uuid,
          group: Nullable(Type.String()),
          /** Of its category, in their order. */
          routes: Type.Array(Uuid),
          /** In start order; null = a gap. */
          starters: Type.Array(Nullable(PlanStarter)),
        }),
      ),
    }),
  ),
  /** Those who are entered and in no list; only for organisers. */
  missing: Type.Array(PlanStarter),
});
export type StagePlanAnswer = Static<typeof StagePlanAnswer>;

/** Without a stage, the running one. */
export const PlanQuery = Type.Object({ stage: Type.Optional(Uuid) });

export const PlanChangeBody = Body({
  /** The change's own: sent again, it is made once. */
  uuid: Uuid,
  stage: Uuid,
  /** Of the plan as seen; 0 = there was none. */
  version: Type.Integer({ minimum: 0, maximum: mostInteger }),
  kind: oneOf(planChanges),
  /** `MAKE`: from the start lists as they are. */
  choice: Type.Optional(Body({ ...choice, times: Body(times) })),
  /** `MAKE`, `BEGIN`. */
  startsAt: Type.Optional(Planned),
  /** `MOVE`, `LEAVE`, `ADD`. */
  entry: Type.Optional(Uuid),
  /** `GAP`, `CLOSE`: from 1. */
  list: Type.Optional(Place),
  /** `MOVE`, `GAP`, `CLOSE`. */
  place: Type.Optional(Place),
});
export type PlanChangeBody = Static<typeof PlanChangeBody>;
