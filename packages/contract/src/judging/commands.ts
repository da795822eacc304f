import { commandKinds, commandOutcomes, heldChoices } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Attempt, AttemptInput, Queue } from './attempts.ts';
import { Body, Instant, mostInteger, Nullable, oneOf, Uuid } from '../common.ts';
import { Unsent } from './live-state.ts';

/**
 * What a judge's phone sends: one tap, one command, one id.
 * `base` is the version of the stream that the judge saw; null = whatever is there.
 */
export const Command = Body({
  id: Uuid,
  kind: oneOf(commandKinds),
  route: Uuid,
  /** Profile uuid; null only for `queue.move`. */
  competitor: Nullable(Uuid),
  base: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: mostInteger }))),
  device: Type.String({ maxLength: 100 }),
  deviceSeq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  clientTime: Instant,
  payload: Body({
    /** `attempts.append`, `attempts.replace`. */
    attempts: Type.Optional(Type.Array(AttemptInput, { maxItems: 99 })),
    /** `queue.move`: the whole list as the judge ordered it. */
    queue: Type.Optional(Queue),
  }),
});
export type Command = Static<typeof Command>;

/** In order; at most 50. */
export const CommandsBody = Body({
  commands: Type.Array(Command, { minItems: 1, maxItems: 50 }),
  /** How many more wait on the phone after these. */
  unsent: Type.Optional(Unsent),
});
export type CommandsBody = Static<typeof CommandsBody>;

/** Commands of a judge whose phone cannot send them, as it gave them away. They keep their ids: should it ever send them, they count once. */
export const HandedOverBody = Body({
  /** Profile uuid of whoever logged them. */
  judge: Uuid,
  commands: Type.Array(Command, { minItems: 1, maxItems: 50 }),
});
export type HandedOverBody = Static<typeof HandedOverBody>;

/** One answer per command, in the same order. A repeated id answers what was answered first. */
export const CommandAnswer = Type.Object({
  id: Uuid,
  outcome: oneOf(commandOutcomes),
  /** Why it was held, dropped or refused: a stable code, and a sentence for people. */
  reason: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  /** Version of the stream now (after it, where it was applied). */
  version: Nullable(Type.Integer()),
  /** Version of the category's board that shows it. */
  boardVersion: Nullable(Type.Integer()),
});
export type CommandAnswer = Static<typeof CommandAnswer>;
export const CommandsReply = Type.Object({ data: Type.Array(CommandAnswer) });
export type CommandsReply = Static<typeof CommandsReply>;

/** A command in the log: history, and the list of held ones. */
export const LoggedCommand = Type.Object({
  id: Uuid,
  kind: oneOf(commandKinds),
  route: Uuid,
  competitor: Nullable(Uuid),
  /** Also of who is not entered any more; null for queues, and once the person is gone. */
  competitorName: Nullable(Type.String()),
  entry: Nullable(Uuid),
  actor: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  device: Type.String(),
  clientTime: Nullable(Instant),
  receivedAt: Instant,
  outcome: oneOf(['APPLIED', 'HELD', 'DROPPED']),
  reason: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  version: Nullable(Type.Integer()),
  attempts: Nullable(Type.Array(AttemptInput)),
  queue: Nullable(Queue),
  resolution: Nullable(oneOf(['APPLIED', 'DISCARDED'])),
  resolvedAt: Nullable(Instant),
});
export type LoggedCommand = Static<typeof LoggedCommand>;
export const LoggedCommandPage = Type.Object({
  data: Type.Array(LoggedCommand),
  metadata: Type.Object({ next: Nullable(Type.String()) }),
});
export type LoggedCommandPage = Static<typeof LoggedCommandPage>;
export const HeldQuery = Type.Object({ mine: Type.Optional(Type.Boolean()) });

export const HeldParams = Type.Object({ competition: Uuid, command: Uuid });

/** Settling a held command: apply it on what is there now, or discard it. Both stay in the log. */
export const ResolutionBody = Body({ action: oneOf(['APPLY', 'DISCARD']) });
export const ResolutionReply = Type.Object({ answer: CommandAnswer, attempts: Type.Array(Attempt) });
export type ResolutionReply = Static<typeof ResolutionReply>;

/** What one judge logged on one device and what is held of it, as one result. */
export const HeldReport = Type.Object({
  judge: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** In order. */
  commands: Type.Array(Uuid),
  receivedAt: Instant,
  reason: Type.Object({ code: Type.String(), message: Type.String() }),
  /** The whole result as this judge saw it, with what stood there before. */
  attempts: Type.Array(AttemptInput),
  /** What the caller can do about it now. */
  choices: Type.Array(oneOf(heldChoices)),
});
export type HeldReport = Static<typeof HeldReport>;

/** All that is held of one competitor on one route, beside what counts. */
export const HeldResult = Type.Object({
  route: Uuid,
  competitor: Nullable(Uuid),
  /** Also of who is not entered any more; null once the person is gone, and for whoever may not see the route. */
  competitorName: Nullable(Type.String()),
  /** Null for who is not entered. */
  entry: Nullable(Uuid),
  /** Of what counts now. */
  version: Type.Integer(),
  /** What counts now; null for whoever may not see the route, as judges whose area or role is gone. */
  attempts: Nullable(Type.Array(Attempt)),
  reports: Type.Array(HeldReport),
});
export type HeldResult = Static<typeof HeldResult>;
export const HeldResults = Type.Object({ data: Type.Array(HeldResult) });
export type HeldResults = Static<typeof HeldResults>;

/** One decision about one result: one change, which can be undone at once. */
export const HeldSettlementBody = Body({
  take: oneOf(heldChoices),
  /** Those of the report that it is about; with `STANDING` of all that are thrown away. */
  commands: Type.Array(Uuid, { minItems: 1, maxItems: 500 }),
  /** Those of the other reports, which are thrown away. */
  others: Type.Optional(Type.Array(Uuid, { maxItems: 500 })),
  /** Of what counts, as whoever decides saw it. */
  version: Type.Integer({ minimum: 0, maximum: mostInteger }),
});
export type HeldSettlementBody = Static<typeof HeldSettlementBody>;
