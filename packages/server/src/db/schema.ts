import type { ClimbType, CommandKind, EntryStatus, Gender, Role, ScoringSystem } from '@topout/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Read as Date, written as Date or ISO 8601. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type MadeInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Optional when a row is made: the table says null. */
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

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

export interface AccountTable {
  id: string;
  profile_id: string;
  email: string;
  password_hash: string;
  accepted_terms_at: MadeInstant;
  created_at: MadeInstant;
}

export interface SessionFamilyTable {
  id: string;
  account_id: string;
  user_agent: Generated<string>;
  created_at: MadeInstant;
  revoked_at: NullableInstant;
}

export interface AccessTokenTable {
  hash: Buffer;
  family_id: Maybe<string>;
  expires_at: Instant;
}

export interface RefreshTokenTable {
  hash: Buffer;
  family_id: string;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface AuthCodeTable {
  hash: Buffer;
  account_id: string;
  redirect_uri: string;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface PasswordResetTable {
  hash: Buffer;
  account_id: string;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface MediaTable {
  id: string;
  owner_id: Maybe<string>;
  type: string;
  capture_time: NullableInstant;
  stored_at: NullableInstant;
  created_at: MadeInstant;
}

export interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attempts: Generated<number>;
  due_at: MadeInstant;
  sent_at: NullableInstant;
  created_at: MadeInstant;
}

export interface VenueTable {
  id: string;
  owner_id: Maybe<string>;
  name: string;
  logo_url: Maybe<string>;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  time_zone: Generated<string>;
  created_at: MadeInstant;
}

export interface MapTable {
  id: string;
  venue_id: string;
  name: Generated<string>;
  width: number;
  height: number;
  svg: string;
  position: Generated<number>;
}

export interface RouteTable {
  id: string;
  venue_id: string;
  name: Generated<string>;
  circuit_number: Generated<string>;
  colors: Generated<string>;
  climb_type: ClimbType;
  segments_count: Generated<number>;
  map_id: Maybe<string>;
  map_x: Maybe<number>;
  map_y: Maybe<number>;
  retired_at: NullableInstant;
}

export interface LeagueTable {
  id: string;
  owner_id: Maybe<string>;
  name: string;
  settings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: MadeInstant;
}

export interface CompetitionTable {
  id: string;
  name: string;
  starts_at: Instant;
  ends_at: Instant;
  entries_open_at: NullableInstant;
  entries_close_at: NullableInstant;
  capacity: Maybe<number>;
  cancelled_at: NullableInstant;
  master_judge_id: string;
  league_id: Maybe<string>;
  judge_key: string;
  live_leaderboard: Generated<boolean>;
  scoring_system: Generated<ScoringSystem>;
  settings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  header_colour: Generated<string>;
  config_version: Generated<number>;
  created_at: MadeInstant;
}

export interface CompetitionVenueTable {
  competition_id: string;
  venue_id: string;
  position: Generated<number>;
}

export interface StageTable {
  competition_id: string;
  id: string;
  name: string;
  position: number;
  pending_results: Generated<boolean>;
  closed_at: NullableInstant;
}

export interface CategoryTable {
  competition_id: string;
  id: string;
  stage_id: string;
  name: string;
  position: number;
  capacity: Maybe<number>;
}

export interface CategoryBoardTable {
  competition_id: string;
  category_id: string;
  version: Generated<number>;
  reset_version: Generated<number>;
}

export interface RouteGroupTable {
  competition_id: string;
  id: string;
  name: string;
  position: Generated<number>;
}

export interface RouteGroupCategoryTable {
  competition_id: string;
  route_group_id: string;
  category_id: string;
}

export interface RouteGroupRouteTable {
  competition_id: string;
  route_group_id: string;
  route_id: string;
  number: Maybe<number>;
  name: Maybe<string>;
}

export interface JudgingGroupTable {
  competition_id: string;
  id: string;
  name: string;
  position: Generated<number>;
}

export interface JudgingGroupRouteTable {
  competition_id: string;
  route_id: string;
  judging_group_id: string;
}

export interface JudgingGroupJudgeTable {
  competition_id: string;
  judging_group_id: string;
  profile_id: string;
}

export interface CompetitionRoleTable {
  competition_id: string;
  profile_id: string;
  role: Role;
  pending: Generated<boolean>;
  last_seen_at: NullableInstant;
  revoked_at: NullableInstant;
  created_at: MadeInstant;
}

export interface EntryTable {
  competition_id: string;
  id: string;
  profile_id: string;
  category_id: string;
  competitor_number: Maybe<string>;
  status: Generated<EntryStatus>;
  starting_group: Maybe<string>;
  previous_ranks: Generated<(number | null)[]>;
  attempts_count: Generated<number>;
  version: Generated<number>;
  created_at: MadeInstant;
}

export interface AttemptTable {
  competition_id: string;
  route_id: string;
  entry_id: string;
  position: number;
  id: string;
  success: boolean;
  segments_count: Generated<number>;
  used_last_hold: Generated<boolean>;
  duration_ms: Maybe<number>;
  notes: Generated<string>;
  judge_id: Maybe<string>;
  attempted_at: Instant;
}

export interface ResultTable {
  competition_id: string;
  entry_id: string;
  route_id: string;
  category_id: string;
  stream_version: Generated<number>;
  tries: Generated<number>;
  top: Maybe<number>;
  zone1: Maybe<number>;
  zone2: Maybe<number>;
  hold: Generated<number>;
  plus: Generated<boolean>;
  duration_ms: Maybe<number>;
  version: number;
}

export interface RouteQueueTable {
  competition_id: string;
  route_id: string;
  version: Generated<number>;
}

export interface RouteQueueEntryTable {
  competition_id: string;
  route_id: string;
  entry_id: string;
  position: number;
}

export interface CommandTable {
  competition_id: string;
  id: string;
  kind: CommandKind;
  route_id: string;
  competitor_id: Maybe<string>;
  entry_id: Maybe<string>;
  actor_id: Maybe<string>;
  device: Generated<string>;
  device_seq: Maybe<number>;
  base: Maybe<number>;
  payload: JSONColumnType<Record<string, unknown>>;
  body_hash: Buffer;
  client_time: NullableInstant;
  received_at: MadeInstant;
  outcome: 'APPLIED' | 'HELD';
  reason: Maybe<string>;
  stream_version: Maybe<number>;
  written: ColumnType<Record<string, unknown>[] | null, string | null | undefined, string | null>;
  board_version: Maybe<number>;
  resolved_at: NullableInstant;
  resolved_by: Maybe<string>;
  resolution: Maybe<'APPLIED' | 'DISCARDED'>;
}

export interface AuditTable {
  competition_id: string;
  id: string;
  actor_id: Maybe<string>;
  kind: string;
  entry_id: Maybe<string>;
  route_id: Maybe<string>;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: MadeInstant;
}

/** The tables as the migrations make them. */
export interface Schema {
  profile: ProfileTable;
  account: AccountTable;
  session_family: SessionFamilyTable;
  access_token: AccessTokenTable;
  refresh_token: RefreshTokenTable;
  auth_code: AuthCodeTable;
  password_reset: PasswordResetTable;
  media: MediaTable;
  mail: MailTable;
  venue: VenueTable;
  map: MapTable;
  route: RouteTable;
  league: LeagueTable;
  competition: CompetitionTable;
  competition_venue: CompetitionVenueTable;
  stage: StageTable;
  category: CategoryTable;
  category_board: CategoryBoardTable;
  route_group: RouteGroupTable;
  route_group_category: RouteGroupCategoryTable;
  route_group_route: RouteGroupRouteTable;
  judging_group: JudgingGroupTable;
  judging_group_route: JudgingGroupRouteTable;
  judging_group_judge: JudgingGroupJudgeTable;
  competition_role: CompetitionRoleTable;
  entry: EntryTable;
  attempt: AttemptTable;
  result: ResultTable;
  route_queue: RouteQueueTable;
  route_queue_entry: RouteQueueEntryTable;
  command: CommandTable;
  audit: AuditTable;
}
