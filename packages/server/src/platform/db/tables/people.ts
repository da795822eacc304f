import type { Gender, NotificationKind } from '@topout/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, NullableInstant, MadeInstant, Maybe } from './columns.ts';

export interface ProfileTable {
  id: string;
  parentId: Maybe<string>;
  firstName: Generated<string>;
  lastName: Generated<string>;
  yearOfBirth: Maybe<number>;
  gender: Maybe<Gender>;
  fullNamePublic: Generated<boolean>;
  pictureId: Maybe<string>;
  anonymisedAt: NullableInstant;
  createdAt: MadeInstant;
}

interface AccountTable {
  id: string;
  profileId: string;
  email: string;
  passwordHash: string;
  /** When its owner opened a mail sent to it. */
  emailConfirmedAt: NullableInstant;
  createdAt: MadeInstant;
}

interface SessionFamilyTable {
  id: string;
  /** Null = of a ticket, or of a climber at a tablet. */
  accountId: Maybe<string>;
  ticketCompetitionId: Maybe<string>;
  ticketProfileId: Maybe<string>;
  ticketSerial: Maybe<number>;
  tabletCompetitionId: Maybe<string>;
  tabletId: Maybe<string>;
  tabletProfileId: Maybe<string>;
  userAgent: Generated<string>;
  /** Began with a password or a mailed link. */
  proven: Generated<boolean>;
  createdAt: MadeInstant;
  revokedAt: NullableInstant;
}

interface TicketTable {
  competitionId: string;
  profileId: string;
  /** Of the code that signs in; those of earlier ones do not. */
  serial: Generated<number>;
  codeHash: Buffer;
  /** As another server printed it; null = it comes from our secret. */
  code: Maybe<string>;
  madeAt: MadeInstant;
  madeBy: Maybe<string>;
  revokedAt: NullableInstant;
  revokedBy: Maybe<string>;
}

interface DeskTabletTable {
  competitionId: string;
  id: string;
  name: string;
  secretHash: Buffer;
  madeAt: MadeInstant;
  madeBy: Maybe<string>;
  usedAt: NullableInstant;
  endedAt: NullableInstant;
  endedBy: Maybe<string>;
}

interface AccessTokenTable {
  hash: Buffer;
  familyId: Maybe<string>;
  expiresAt: Instant;
}

interface RefreshTokenTable {
  hash: Buffer;
  familyId: string;
  expiresAt: Instant;
  usedAt: NullableInstant;
  /** Hash of the one it replaces. */
  parent: Maybe<Buffer>;
}

interface AuthCodeTable {
  hash: Buffer;
  accountId: string;
  redirectUri: string;
  expiresAt: Instant;
  usedAt: NullableInstant;
  familyId: Maybe<string>;
  /** The sign-in that asked for it; null = sent by mail. */
  madeBy: Maybe<string>;
}

interface PasswordResetTable {
  hash: Buffer;
  accountId: string;
  expiresAt: Instant;
  usedAt: NullableInstant;
}

interface EmailChangeTable {
  hash: Buffer;
  accountId: string;
  email: string;
  expiresAt: Instant;
  usedAt: NullableInstant;
  /** The sign-in that asked. */
  askedBy: Maybe<string>;
}

interface ConsentTable {
  accountId: string;
  document: 'terms' | 'privacy';
  version: string;
  acceptedAt: MadeInstant;
}

interface MediaTable {
  id: string;
  ownerId: Maybe<string>;
  type: string;
  captureTime: NullableInstant;
  storedAt: NullableInstant;
  createdAt: MadeInstant;
}

interface MailTable {
  id: string;
  recipient: string;
  content: JSONColumnType<Record<string, unknown>, string, never>;
  attempts: Generated<number>;
  dueAt: MadeInstant;
  sentAt: NullableInstant;
  createdAt: MadeInstant;
}

interface DeletedMediaTable {
  id: string;
  deletedAt: MadeInstant;
}

interface PictureTable {
  mediaId: string;
  size: number;
  jpeg: Buffer;
}

interface ServerSecretTable {
  name: string;
  secret: Buffer;
}

interface AllowanceTable {
  key: Buffer;
  /** Full again from then on. */
  fullAt: Instant;
}

interface KnownDeviceTable {
  accountId: string;
  device: Buffer;
  seenAt: MadeInstant;
}

interface PushSubscriptionTable {
  familyId: string;
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
  kinds: NotificationKind[];
  madeAt: MadeInstant;
  toldAt: NullableInstant;
  quietUntil: NullableInstant;
}

interface PushMessageTable {
  id: string;
  familyId: string;
  kind: NotificationKind;
  topic: string;
  content: JSONColumnType<Record<string, unknown>, string, never>;
  attempts: Generated<number>;
  /** Null = a node is sending it. */
  dueAt: NullableInstant;
  expiresAt: Instant;
}

/**
 * The tables of migrations 0001, 0005, 0007, 0010, 0041, 0064, 0065, 0077, 0078, 0079, 0094, 0103, 0107, 0120 and 0127.
 */
export interface PeopleTables {
  profile: ProfileTable;
  account: AccountTable;
  sessionFamily: SessionFamilyTable;
  ticket: TicketTable;
  deskTablet: DeskTabletTable;
  accessToken: AccessTokenTable;
  refreshToken: RefreshTokenTable;
  authCode: AuthCodeTable;
  passwordReset: PasswordResetTable;
  emailChange: EmailChangeTable;
  consent: ConsentTable;
  media: MediaTable;
  mail: MailTable;
  deletedMedia: DeletedMediaTable;
  picture: PictureTable;
  serverSecret: ServerSecretTable;
  allowance: AllowanceTable;
  knownDevice: KnownDeviceTable;
  pushSubscription: PushSubscriptionTable;
  pushMessage: PushMessageTable;
}
