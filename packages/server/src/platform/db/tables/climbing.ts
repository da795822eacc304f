import type {
  AppealRuling,
  CallKind,
  CommandKind,
  DisputedAttempt,
  DisputeKind,
  DisputeState,
  EntryStatus,
  MarkedAttempt,
  PaymentWay,
  QuestionKind,
  WaiverSigner,
} from '@topout/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, NullableInstant, MadeInstant, Maybe } from './columns.ts';

interface EntryTable {
  competitionId: string;
  id: string;
  profileId: string;
  categoryId: string;
  /** The category's; the table ensures it. */
  stageId: Generated<string>;
  status: Generated<EntryStatus>;
  startingGroup: Maybe<string>;
  previousRanks: Generated<(number | null)[]>;
  attemptsCount: Generated<number>;
  startPosition: Maybe<number>;
  /** The entry of their marker, whose card they keep. */
  partnerId: Maybe<string>;
  /** By the climber or a parent; the next one by the marker's side. */
  signedAt: NullableInstant;
  markerSignedAt: NullableInstant;
  /** When a change took signatures off. */
  signaturesOffAt: NullableInstant;
  version: Generated<number>;
  createdAt: MadeInstant;
}

interface RegistrationTable {
  competitionId: string;
  profileId: string;
  /** Null = others entered them. */
  agreedAt: NullableInstant;
  /** Displayed in this competition; null = the profile's. */
  firstName: Maybe<string>;
  lastName: Maybe<string>;
  competitorNumber: Maybe<string>;
  /** Whom they climb for: `AUT`. */
  nation: Maybe<string>;
  /** Null = the category's, as is the next. */
  handicapPercent: Maybe<number>;
  handicapPoints: Maybe<number>;
  /** Their place on the waiting list, as set by organisers. */
  waitingPlace: Maybe<number>;
  /** The address an import entered them under. */
  listedEmail: Maybe<string>;
  listedEmailDisputedAt: NullableInstant;
  presentAt: NullableInstant;
  /** Profile of the person who recorded it, like those below. */
  presentBy: Maybe<string>;
  paidAt: NullableInstant;
  paidBy: Maybe<string>;
  /** In the currency's smallest unit. */
  paidMinor: Maybe<number>;
  paidCurrency: Maybe<string>;
  paidHow: Maybe<PaymentWay>;
  waiverAt: NullableInstant;
  waiverBy: Maybe<string>;
  waiverSigner: Maybe<WaiverSigner>;
  /** The guardian's; empty once the person was deleted. */
  waiverName: Maybe<string>;
  bibAt: NullableInstant;
  bibBy: Maybe<string>;
  teamId: Maybe<string>;
  declinedAt: NullableInstant;
  declinedBy: Maybe<string>;
  /** Uuid of the stage in which they do not want to climb. */
  declinedStage: Maybe<string>;
  waveId: Maybe<string>;
  /** On the wave's waiting list. */
  waveWaits: Generated<boolean>;
  /** When they chose it: the order of the waiting list. */
  waveSince: NullableInstant;
  /** Personal clock; the table sets it with the first check-in. */
  clockStartedAt: NullableInstant;
}

interface AnswerTable {
  competitionId: string;
  profileId: string;
  questionId: string;
  kind: QuestionKind;
  text: Maybe<string>;
  number: Maybe<number>;
  answeredAt: MadeInstant;
}

interface AgreementTable {
  competitionId: string;
  id: string;
  profileId: string;
  questionId: string;
  version: number;
  agreedAt: MadeInstant;
  agreedBy: Maybe<string>;
  guardian: Maybe<string>;
  /** Withdrawn, or replaced by one to a newer text. */
  endedAt: NullableInstant;
}

interface TeamTable {
  competitionId: string;
  id: string;
  name: string;
  /** In its plain form. */
  code: string;
}

interface AttemptTable {
  competitionId: string;
  routeId: string;
  entryId: string;
  position: number;
  id: string;
  success: boolean;
  segmentsCount: Generated<number>;
  usedLastHold: Generated<boolean>;
  durationMs: Maybe<number>;
  notes: Generated<string>;
  judgeId: Maybe<string>;
  attemptedAt: Instant;
}

interface ResultTable {
  competitionId: string;
  entryId: string;
  routeId: string;
  categoryId: string;
  streamVersion: Generated<number>;
  tries: Generated<number>;
  top: Maybe<number>;
  zone1: Maybe<number>;
  zone2: Maybe<number>;
  hold: Generated<number>;
  plus: Generated<boolean>;
  durationMs: Maybe<number>;
  version: number;
  selfLogged: Generated<boolean>;
  climbedVersion: Maybe<number>;
  confirmedAt: NullableInstant;
  confirmedBy: Maybe<string>;
  mark: Maybe<MarkedAttempt[]>;
  markedBy: Maybe<string>;
  /** Null on results of before this was known. */
  changedAt: MadeInstant | null;
}

interface RouteQueueTable {
  competitionId: string;
  routeId: string;
  version: Generated<number>;
}

interface RouteQueueEntryTable {
  competitionId: string;
  routeId: string;
  entryId: string;
  position: number;
  joinedSelf: Generated<boolean>;
  callKind: CallKind | null;
  calledAt: Date | null;
  skips: Generated<number>;
}

interface CommandTable {
  competitionId: string;
  id: string;
  kind: CommandKind;
  routeId: string;
  competitorId: Maybe<string>;
  entryId: Maybe<string>;
  actorId: Maybe<string>;
  device: Generated<string>;
  deviceSeq: Maybe<number>;
  base: Maybe<number>;
  payload: JSONColumnType<Record<string, unknown>>;
  bodyHash: Buffer;
  clientTime: NullableInstant;
  receivedAt: MadeInstant;
  outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  reason: Maybe<string>;
  streamVersion: Maybe<number>;
  written: ColumnType<Record<string, unknown>[] | null, string | null | undefined, string | null>;
  boardVersion: Maybe<number>;
  resolvedAt: NullableInstant;
  resolvedBy: Maybe<string>;
  resolution: Maybe<'APPLIED' | 'DISCARDED'>;
}

interface AuditTable {
  competitionId: string;
  id: string;
  actorId: Maybe<string>;
  kind: string;
  entryId: Maybe<string>;
  routeId: Maybe<string>;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  createdAt: MadeInstant;
}

interface MergedEntryTable {
  competitionId: string;
  profileId: string;
  targetProfileId: string;
  auditId: string;
}

interface DisputeTable {
  competitionId: string;
  id: string;
  competitorId: string;
  /** It may be gone, and come back. */
  entryId: string;
  routeId: string;
  kind: DisputeKind;
  openedBy: Maybe<string>;
  openedAt: MadeInstant;
  before: JSONColumnType<DisputedAttempt[], string, string>;
  after: JSONColumnType<DisputedAttempt[] | null, string | null | undefined, string | null>;
  state: Generated<DisputeState>;
  /** Of incidents alone, as are the next three. */
  happenedAt: NullableInstant;
  hold: Maybe<number>;
  plus: Maybe<boolean>;
  leftMs: Maybe<number>;
  reason: Maybe<string>;
  ruling: Maybe<AppealRuling>;
  fee: Maybe<number>;
  closedAt: NullableInstant;
  closedBy: Maybe<string>;
}

interface DisputeAnswerTable {
  competitionId: string;
  id: string;
  disputeId: string;
  authorId: Maybe<string>;
  byStaff: boolean;
  text: string;
  saidAt: MadeInstant;
}

interface TimingDeviceTable {
  competitionId: string;
  id: string;
  stageId: string;
  name: string;
  tokenHash: Buffer;
  madeAt: MadeInstant;
  madeBy: Maybe<string>;
  usedAt: NullableInstant;
  endedAt: NullableInstant;
  endedBy: Maybe<string>;
}

interface LaneReadingTable {
  competitionId: string;
  deviceId: string;
  id: string;
  heat: number;
  /** 0 is lane A. */
  lane: 0 | 1;
  entryId: string;
  routeId: string;
  base: number;
  kind: 'TIME' | 'FALL' | 'FALSE_START';
  ms: Maybe<number>;
  receivedAt: MadeInstant;
}

export interface ClimbingTables {
  entry: EntryTable;
  registration: RegistrationTable;
  answer: AnswerTable;
  agreement: AgreementTable;
  team: TeamTable;
  attempt: AttemptTable;
  result: ResultTable;
  routeQueue: RouteQueueTable;
  routeQueueEntry: RouteQueueEntryTable;
  command: CommandTable;
  audit: AuditTable;
  mergedEntry: MergedEntryTable;
  dispute: DisputeTable;
  disputeAnswer: DisputeAnswerTable;
  timingDevice: TimingDeviceTable;
  laneReading: LaneReadingTable;
}
