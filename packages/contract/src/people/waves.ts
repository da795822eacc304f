import { longest } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Line, Nullable, Planned, Uuid } from '../common.ts';

/** A part of the day with its own time and places: "session" on screen. */
export const Wave = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  startTime: Instant,
  endTime: Instant,
  /** Null = no limit. */
  capacity: Nullable(Type.Integer()),
  /** The categories that may choose it; none = all. */
  categories: Type.Array(Uuid),
  /** How many people have a place. */
  taken: Type.Integer(),
  /** How many wait for one. */
  waiting: Type.Integer(),
});
export type Wave = Static<typeof Wave>;

/** The session of the caller, or of a child of theirs. */
export const WaveChoice = Type.Object({
  /** The person's profile uuid. */
  user: Uuid,
  wave: Nullable(Uuid),
  /** Place on the session's waiting list, from 1; null for people who have a place. */
  waitingPosition: Nullable(Type.Integer()),
});
export type WaveChoice = Static<typeof WaveChoice>;

/** By start. `without`: how many people are in none. */
export const WaveList = Type.Object({
  data: Type.Array(Wave),
  own: Type.Array(WaveChoice),
  without: Type.Integer(),
});
export type WaveList = Static<typeof WaveList>;

export const WaveParams = Type.Object({ competition: Uuid, wave: Uuid });

/** Within the competition's time. */
export const WaveBody = Body({
  name: Line(longest.name),
  startTime: Planned,
  endTime: Planned,
  capacity: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  categories: Type.Array(Uuid, { maxItems: 100 }),
});
export type WaveBody = Static<typeof WaveBody>;

/** `uuid` is chosen by the caller: sent again, the session stands once. */
export const NewWaveBody = Body({ uuid: Type.Optional(Uuid), ...WaveBody.properties });
export type NewWaveBody = Static<typeof NewWaveBody>;

export const WaveOfParams = Type.Object({ competition: Uuid, user: Uuid });

/** Null = in no session: for people who may modify entries. */
export const WaveOfBody = Body({ wave: Nullable(Uuid) });
export type WaveOfBody = Static<typeof WaveOfBody>;
