import {
  appealRulings,
  disputeDecisions,
  disputeKinds,
  disputeStates,
  incidentDecisions,
  longest,
  spokenKinds,
} from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Line, Nullable, oneOf, Uuid } from '../common.ts';

/** What counts of an attempt when a result is decided about. */
const DisputedAttempts = Type.Array(
  Type.Object({ success: Type.Boolean(), segmentsCount: Type.Integer(), usedLastHold: Type.Boolean() }),
);

/** What a judge recorded of a technical incident. */
export const RecordedIncident = Type.Object({
  /** When it happened, by the judge's clock. */
  at: Instant,
  /** Lead: the hold at which the attempt ended, and whether with a plus; null on boulders. */
  hold: Nullable(Type.Number()),
  plus: Type.Boolean(),
  /** Boulder: the time left then, in milliseconds; null where no clock ran. */
  leftMs: Nullable(Type.Integer()),
});
export type RecordedIncident = Static<typeof RecordedIncident>;

/**
 * A result in dispute: its climber appealed against it, staff query it, or a judge recorded a technical incident. Only
 * for those whom it concerns.
 */
export const Dispute = Type.Object({
  uuid: Uuid,
  entry: Uuid,
  route: Uuid,
  category: Uuid,
  stage: Uuid,
  /** The climber. */
  user: Type.Object({ uuid: Uuid, name: Type.String() }),
  kind: oneOf(disputeKinds),
  state: oneOf(disputeStates),
  openedAt: Instant,
  /** Null for appeals and queries. */
  incident: Nullable(RecordedIncident),
  closedAt: Nullable(Instant),
  /** Only for staff: who decided; null = nobody, or somebody who is gone. */
  closedBy: Nullable(Type.String()),
  /** Of the decision. */
  reason: Nullable(Type.String()),
  /** Why an appeal changed nothing; null where nobody said so. */
  ruling: Nullable(oneOf(appealRulings)),
  /** What an unsuccessful appeal costs, in the organiser's currency; null = nothing. */
  fee: Nullable(Type.Integer()),
  /** The attempts when it was opened. */
  before: DisputedAttempts,
  /** The attempts when it was decided; while it is open, now. Null = it was withdrawn. */
  after: Nullable(DisputedAttempts),
  /** In order; the first opened it. */
  answers: Type.Array(
    Type.Object({
      uuid: Uuid,
      text: Type.String(),
      saidAt: Instant,
      byStaff: Type.Boolean(),
      /** Climbers do not see which of the staff it was; null also for somebody who is gone. */
      author: Nullable(Type.String()),
    }),
  ),
  canAnswer: Type.Boolean(),
  canDecide: Type.Boolean(),
  canWithdraw: Type.Boolean(),
});
export type Dispute = Static<typeof Dispute>;

/** For staff all, for others their own and their children's: open ones first, then the newest. */
export const Disputes = Type.Object({
  data: Type.Array(Dispute),
  /** Where the caller may appeal now, for themself and their children. */
  appealable: Type.Array(
    Type.Object({
      entry: Uuid,
      route: Uuid,
      /** Null = as long as the stage takes results: there is none yet. */
      until: Nullable(Instant),
    }),
  ),
});
export type Disputes = Static<typeof Disputes>;

const text = Line(longest.dispute);

export const DisputeBody = Body({
  /** `QUESTION` is what pages of the version before call a query; goes a version later. */
  kind: oneOf([...spokenKinds, 'QUESTION']),
  entry: Uuid,
  route: Uuid,
  text,
});
export type DisputeBody = Static<typeof DisputeBody>;

export const DisputeParams = Type.Object({ competition: Uuid, dispute: Uuid });

/** `uuid` is the client's: an answer that is sent twice counts once. */
export const DisputeAnswerBody = Body({ uuid: Uuid, text });
export type DisputeAnswerBody = Static<typeof DisputeAnswerBody>;

/**
 * `decision` says what has become of the result; refused if it is something else by now. About a technical incident it
 * says whether it is confirmed. `ruling` says why an appeal changed nothing; pages of the version before have none.
 */
export const DecisionBody = Body({
  decision: oneOf([...disputeDecisions, ...incidentDecisions]),
  reason: text,
  ruling: Type.Optional(oneOf(appealRulings)),
});
export type DecisionBody = Static<typeof DecisionBody>;
