import { callKinds, commandKinds, commandOutcomes, heldChoices, longest } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { AttemptInput, Queue, SignedAttempt } from './attempts.ts';
import { Body, Instant, LineOrNone, mostInteger, Nullable, oneOf, Uuid } from '../common.ts';
import { Unsent } from './live-state.ts';

/**
 * What a judge's phone sends: one tap, one command, one id. `base` is the version of the stream that the
 * judge saw; null = any.
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
    /** `attempts.append`, `attempts.restart`, `attempts.replace`. */
    attempts: Type.Optional(Type.Array(AttemptInput, { maxItems: 99 })),
    /** `queue.move`: the whole list in the judge's order. */
    queue: Type.Optional(Queue),
    /** `queue.call`. */
    call: Type.Optional(oneOf(callKinds)),
    /** `result.confirm` from a climber's phone: the code that the witness's phone shows. */
    witness: Type.Optional(Type.String({ maxLength: 20 })),
    /** `card.sign`: the card as its signer saw it. Its route is any of the card's: it says which stage's. */
    card: Type.Optional(
      Type.Array(Body({ route: Uuid, said: Type.String({ maxLength: 40 }) }), { maxItems: 1000 }),
    ),
    /** `incident.record`: what the jury decides about. */
    incident: Type.Optional(
      Body({
        /** Lead: the hold at which the attempt ended; null on boulders. */
        hold: Nullable(Type.Number({ minimum: 0, maximum: 1000 })),
        plus: Type.Boolean(),
        /** Boulder: the time left, in milliseconds; null where no clock runs. */
        leftMs: Nullable(Type.Integer({ minimum: 0, maximum: 86_400_000 })),
        text: LineOrNone(longest.dispute),
      }),
    ),
  }),
});
export type Command = Static<typeof Command>;

/** In order; at most 50. */
export const CommandsBody = Body({
  commands: Type.Array(Command, { minItems: 1, maxItems: 50 }),
  /** How many more are waiting on the phone after these. */
  unsent: Type.Optional(Unsent),
});

/**
 * Commands handed over by a judge whose phone cannot send them. They keep their ids, so if that phone ever
 * sends them, they count once.
 */
export const HandedOverBody = Body({
  /** Profile uuid of the judge who logged them. */
  judge: Uuid,
  commands: Type.Array(Command, { minItems: 1, maxItems: 50 }),
});

/** One answer per command, in the same order. A repeated id gets the first answer again. */
export const CommandAnswer = Type.Object({
  id: Uuid,
  outcome: oneOf(commandOutcomes),
  /** Why it was held, dropped or refused: a stable code, and a sentence for people. */
  reason: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  /** Current version of the stream (the new one, if the command was applied). */
  version: Nullable(Type.Integer()),
  /** Version of the category's board that shows it. */
  boardVersion: Nullable(Type.Integer()),
});
export type CommandAnswer = Static<typeof CommandAnswer>;
export const CommandsReply = Type.Object({ data: Type.Array(CommandAnswer) });
export type CommandsReply = Static<typeof CommandsReply>;

/** A command in the log, for the history and the list of held commands. */
export const LoggedCommand = Type.Object({
  id: Uuid,
  kind: oneOf(commandKinds),
  route: Uuid,
  competitor: Nullable(Uuid),
  /** Also for people who are no longer entered; null for queues, and once the person is deleted. */
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

/** Settles a held command: applies it to the current state, or discards it. Both stay in the log. */
export const ResolutionBody = Body({ action: oneOf(['APPLY', 'DISCARD']) });
export const ResolutionReply = Type.Object({ answer: CommandAnswer, attempts: Type.Array(SignedAttempt) });
export type ResolutionReply = Static<typeof ResolutionReply>;

/** What one judge logged on one device and is held, combined into one result. */
export const HeldReport = Type.Object({
  judge: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  /** In order. */
  commands: Type.Array(Uuid),
  receivedAt: Instant,
  reason: Type.Object({ code: Type.String(), message: Type.String() }),
  /** The whole result as this judge saw it, including earlier attempts. */
  attempts: Type.Array(AttemptInput),
  /** The caller's current options. */
  choices: Type.Array(oneOf(heldChoices)),
});
export type HeldReport = Static<typeof HeldReport>;

/** Everything held for one competitor on one route, next to the counting result. */
export const HeldResult = Type.Object({
  route: Uuid,
  competitor: Nullable(Uuid),
  /**
   * Also for people who are no longer entered; null once the person is deleted, and for callers who may not
   * see the route.
   */
  competitorName: Nullable(Type.String()),
  /** Null for people who are not entered. */
  entry: Nullable(Uuid),
  /** Of the counting result. */
  version: Type.Integer(),
  /**
   * The counting result; null for callers who may not see the route, such as judges who lost their judging
   * group or role.
   */
  attempts: Nullable(Type.Array(SignedAttempt)),
  reports: Type.Array(HeldReport),
});
export type HeldResult = Static<typeof HeldResult>;
export const HeldResults = Type.Object({ data: Type.Array(HeldResult) });
export type HeldResults = Static<typeof HeldResults>;

/** One decision about one result: one change, with one undo. */
export const HeldSettlementBody = Body({
  take: oneOf(heldChoices),
  /** The report's commands that the decision covers; with `STANDING` all the discarded ones. */
  commands: Type.Array(Uuid, { minItems: 1, maxItems: 500 }),
  /** The other reports' commands, which are discarded. */
  others: Type.Optional(Type.Array(Uuid, { maxItems: 500 })),
  /** Of the counting result, as the person deciding saw it. */
  version: Type.Integer({ minimum: 0, maximum: mostInteger }),
});
export type HeldSettlementBody = Static<typeof HeldSettlementBody>;
