import { clockActions, clockLimits, clockPhases, clockStatuses, mostAdded } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, mostInteger, Nullable, oneOf, Uuid } from '../common.ts';

const Slot = Type.Integer({ minimum: 1, maximum: clockLimits.slots });
const Press = Type.Integer({ minimum: 1, maximum: mostInteger });

const seconds = (most: number, least = 0) => Type.Integer({ minimum: least, maximum: most });
const plan = {
  prepare: seconds(clockLimits.prepare),
  climb: seconds(clockLimits.climb, 1),
  change: seconds(clockLimits.change),
  slots: Slot,
  rolling: Type.Boolean(),
};

/** Milliseconds since 1970, by the server's clock. */
const Moment = Type.Integer({ minimum: 0 });

const kept = { press: Press, route: Uuid, slot: Slot, leftMs: Type.Integer() };

const place = {
  status: oneOf(clockStatuses),
  phase: oneOf(clockPhases),
  slot: Slot,
  leftMs: Type.Integer(),
  kept: Type.Array(Type.Object(kept)),
  extra: Nullable(Type.Object({ ...kept, next: Slot })),
};

/** A stage's clock after its last press: from it everybody tells the time left. */
const Clock = Type.Object({
  plan: Type.Object(plan),
  version: Press,
  ...place,
  at: Moment,
  begins: Type.Boolean(),
  /** If the last press went to another slot: where it left, for `BACK`. */
  from: Nullable(Type.Object(place)),
});

/** Topic `clock`, and the answer to each press. `event: clock` comes first, and after each press. */
export const StageClock = Type.Object({
  stage: Uuid,
  /** Null = nobody has set it. */
  clock: Nullable(Clock),
});
export type StageClock = Static<typeof StageClock>;

/** Without a stage, the running one. */
export const ClockQuery = Type.Object({ stage: Type.Optional(Uuid) });

export const ClockPressBody = Body({
  /** The press's own: sent again, it presses once. */
  uuid: Uuid,
  stage: Uuid,
  /** Of the clock as seen; 0 = there was none. */
  version: Type.Integer({ minimum: 0, maximum: mostInteger }),
  kind: oneOf(clockActions),
  /** `SET`. */
  plan: Type.Optional(Body(plan)),
  /** `ADD`: less than 0 takes time away. */
  seconds: Type.Optional(Type.Integer({ minimum: -mostAdded, maximum: mostAdded })),
  /** `SLOT`. */
  slot: Type.Optional(Slot),
  /** `KEEP`. */
  route: Type.Optional(Uuid),
  /** `GIVE`: the press that kept the time. */
  press: Type.Optional(Press),
});
export type ClockPressBody = Static<typeof ClockPressBody>;

/** The time by the server's clock, in milliseconds since 1970. */
export const ServerTime = Type.Object({ now: Type.Number() });
export type ServerTime = Static<typeof ServerTime>;
