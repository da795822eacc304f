import { entryStatuses, marshalStates } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Caution } from './cautions.ts';
import { Body, Instant, Nullable, oneOf, Planned, Uuid } from '../common.ts';

const State = oneOf(marshalStates);

/** When a stage's isolation opens and closes, and when the round is observed; null = not set. */
export const IsolationTimes = Type.Object({
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  observesAt: Nullable(Instant),
});
export type IsolationTimes = Static<typeof IsolationTimes>;

/** Somebody on the marshal's board. */
export const MarshalRow = Type.Object({
  entry: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  competitorNumber: Nullable(Type.String()),
  category: Uuid,
  status: oneOf(entryStatuses),
  startingGroup: Nullable(Type.String()),
  startPosition: Nullable(Type.Integer()),
  /** The desk has seen them. */
  present: Type.Boolean(),
  state: State,
  /** Results and queues say so, and the marshal less: it cannot be taken back here. */
  seen: Type.Boolean(),
  /** Since when and by whom, if a marshal said so. */
  since: Nullable(Instant),
  by: Nullable(Type.String()),
  /** The route that they are called to. */
  calledTo: Nullable(Uuid),
  /** Those that count, of the whole competition, in order. */
  cautions: Type.Array(Caution),
});
export type MarshalRow = Static<typeof MarshalRow>;

/** The marshal's board of a stage: everybody who climbs in it, or was to. */
export const MarshalBoard = Type.Object({
  stage: Uuid,
  isolation: IsolationTimes,
  data: Type.Array(MarshalRow),
});
export type MarshalBoard = Static<typeof MarshalBoard>;

/** Without a stage, the running one. */
export const MarshalQuery = Type.Object({ stage: Type.Optional(Uuid) });

export const MarshalMarkBody = Body({
  /** The tap's own: sent again, it marks once. */
  uuid: Uuid,
  entry: Uuid,
  /** As seen on screen. */
  from: State,
  to: State,
  /** The tap that it takes back: it does so only while that one is the last that counted. */
  undoes: Type.Optional(Uuid),
  /** When it was tapped, by the phone's measured clock; missing = when it arrives. */
  clientTime: Type.Optional(Instant),
});
export type MarshalMarkBody = Static<typeof MarshalMarkBody>;

/** Somebody after a tap. */
export const MarshalMarkReply = Type.Object({
  ...MarshalRow.properties,
  /** False = it was so already, by somebody else: there is nothing to take back. */
  counted: Type.Boolean(),
});
export type MarshalMarkReply = Static<typeof MarshalMarkReply>;

/** Who does not start, or does after all. */
export const MarshalDnsBody = Body({
  stage: Uuid,
  /** False = takes it back. */
  dns: Type.Boolean(),
  /** As seen on screen: whoever has moved on since is left out. */
  entries: Type.Array(Body({ entry: Uuid, from: State }), { minItems: 1, maxItems: 1_000 }),
});
export type MarshalDnsBody = Static<typeof MarshalDnsBody>;

/** The entries that were changed. */
export const MarshalDnsReply = Type.Object({ entries: Type.Array(Uuid) });
export type MarshalDnsReply = Static<typeof MarshalDnsReply>;

export const IsolationBody = Body({
  stage: Uuid,
  opensAt: Nullable(Planned),
  closesAt: Nullable(Planned),
  /** Missing = as it is: phones of the version before know nothing of it. */
  observesAt: Type.Optional(Nullable(Planned)),
});
export type IsolationBody = Static<typeof IsolationBody>;

/**
 * Topic `marshal`, for judges and organisers. `event: marshal` comes first, and whenever a marshal marks somebody:
 * read the board again.
 */
export const MarshalChange = Type.Object({ competition: Uuid });
export type MarshalChange = Static<typeof MarshalChange>;
