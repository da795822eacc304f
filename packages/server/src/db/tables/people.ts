import type { Gender } from '@topout/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, NullableInstant, MadeInstant, Maybe } from './columns.ts';

export interface ProfileTable {
  id: string;
  parent_id: Maybe<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  year_of_birth: Maybe<number>;
  gender: Maybe<Gender>;
  full_name_public: Generated<boolean>;
  picture_id: Maybe<string>;
  anonymised_at: NullableInstant;
  created_at: MadeInstant;
}

interface AccountTable {
  id: string;
  profile_id: string;
  email: string;
  password_hash: string;
  /** When its owner opened a mail sent to it. */
  email_confirmed_at: NullableInstant;
  created_at: MadeInstant;
}

interface SessionFamilyTable {
  id: string;
  account_id: string;
  user_agent: Generated<string>;
  /** Began with a password or a mailed link. */
  proven: Generated<boolean>;
  created_at: MadeInstant;
  revoked_at: NullableInstant;
}

interface AccessTokenTable {
  hash: Buffer;
  family_id: Maybe<string>;
  expires_at: Instant;
}

interface RefreshTokenTable {
  hash: Buffer;
  family_id: string;
  expires_at: Instant;
  used_at: NullableInstant;
  /** Hash of the one it was given for. */
  parent: Maybe<Buffer>;
}

interface AuthCodeTable {
  hash: Buffer;
  account_id: string;
  redirect_uri: string;
  expires_at: Instant;
  used_at: NullableInstant;
  family_id: Maybe<string>;
  /** The sign-in that asked for it; null = sent by mail. */
  made_by: Maybe<string>;
}

interface PasswordResetTable {
  hash: Buffer;
  account_id: string;
  expires_at: Instant;
  used_at: NullableInstant;
}

interface EmailChangeTable {
  hash: Buffer;
  account_id: string;
  email: string;
  expires_at: Instant;
  used_at: NullableInstant;
  /** The sign-in that asked. */
  asked_by: Maybe<string>;
}

interface ConsentTable {
  account_id: string;
  document: 'terms' | 'privacy';
  version: string;
  accepted_at: MadeInstant;
}

interface MediaTable {
  id: string;
  owner_id: Maybe<string>;
  type: string;
  capture_time: NullableInstant;
  stored_at: NullableInstant;
  created_at: MadeInstant;
}

interface MailTable {
  id: string;
  recipient: string;
  letter: JSONColumnType<Record<string, unknown>, string, never>;
  attempts: Generated<number>;
  due_at: MadeInstant;
  sent_at: NullableInstant;
  created_at: MadeInstant;
}

interface DeletedMediaTable {
  id: string;
  deleted_at: MadeInstant;
}

interface PictureTable {
  media_id: string;
  size: number;
  jpeg: Buffer;
}

interface ServerSecretTable {
  name: string;
  secret: Buffer;
}

interface AllowanceTable {
  key: Buffer;
  /** Whole again from then on. */
  full_at: Instant;
}

interface KnownDeviceTable {
  account_id: string;
  device: Buffer;
  seen_at: MadeInstant;
}

/** The tables of migrations 0001, 0005, 0007, 0010, 0041, 0064, 0065, 0077, 0078, 0079 and 0094. */
export interface PeopleTables {
  profile: ProfileTable;
  account: AccountTable;
  session_family: SessionFamilyTable;
  access_token: AccessTokenTable;
  refresh_token: RefreshTokenTable;
  auth_code: AuthCodeTable;
  password_reset: PasswordResetTable;
  email_change: EmailChangeTable;
  consent: ConsentTable;
  media: MediaTable;
  mail: MailTable;
  deleted_media: DeletedMediaTable;
  picture: PictureTable;
  server_secret: ServerSecretTable;
  allowance: AllowanceTable;
  known_device: KnownDeviceTable;
}
