import { type Static, Type } from 'typebox';
import { Body, Instant, Line, mostInteger, Nullable, oneOf, Uuid } from '../common.ts';

/** What measures times of a stage of speed, as organisers see it. */
export const TimingDevice = Type.Object({
  uuid: Uuid,
  stage: Uuid,
  name: Type.String(),
  madeAt: Instant,
  /** When it last told a time that was taken. */
  usedAt: Nullable(Instant),
});
export type TimingDevice = Static<typeof TimingDevice>;
export const TimingDevices = Type.Object({ data: Type.Array(TimingDevice) });
export type TimingDevices = Static<typeof TimingDevices>;

export const TimingDeviceBody = Body({ stage: Uuid, name: Line(40) });
export type TimingDeviceBody = Static<typeof TimingDeviceBody>;

/** With the token that tells times of its stage and can do nothing else. It is told once. */
export const NewTimingDevice = Type.Object({ ...TimingDevice.properties, token: Type.String() });
export type NewTimingDevice = Static<typeof NewTimingDevice>;

export const TimingDeviceParams = Type.Object({ competition: Uuid, device: Uuid });

const Lane = oneOf(['A', 'B']);

/** What a device measured on one lane (behaviour: timing). */
export const ReadingBody = Body({
  token: Type.String({ maxLength: 100 }),
  /** Chosen by the device: sent again, it is the same reading. */
  uuid: Uuid,
  /** May be missing where the stage has only one. */
  category: Type.Optional(Uuid),
  /** As the start list numbers it; missing = the first one that has not been raced. */
  heat: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /**
   * Milliseconds since it was measured. Without a heat, what is older than the last result that was saved is refused:
   * it would be taken for the next heat.
   */
  agoMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 3_600_000 })),
  lane: Lane,
  kind: oneOf(['TIME', 'FALL', 'FALSE_START']),
  /** Milliseconds; of a `TIME` only. */
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: mostInteger })),
});
export type ReadingBody = Static<typeof ReadingBody>;

/** Which heat a reading was taken for. */
export const TakenReading = Type.Object({ category: Uuid, heat: Type.Integer(), lane: Lane });
export type TakenReading = Static<typeof TakenReading>;
