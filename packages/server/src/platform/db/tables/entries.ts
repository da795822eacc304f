import type { EntryStatus, PaymentWay, QuestionKind, WaiverSigner } from '@topout/domain';
import type { Generated } from 'kysely';
import type { NullableInstant, MadeInstant, Maybe } from './columns.ts';

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

interface MergedEntryTable {
  competitionId: string;
  profileId: string;
  targetProfileId: string;
  auditId: string;
}

export interface EntryTables {
  entry: EntryTable;
  registration: RegistrationTable;
  answer: AnswerTable;
  agreement: AgreementTable;
  team: TeamTable;
  mergedEntry: MergedEntryTable;
}
