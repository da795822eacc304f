import type { CommandKind, EntryStatus } from '@topout/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, NullableInstant, MadeInstant, Maybe } from './columns.ts';

interface EntryTable {
  competition_id: string;
  id: string;
  profile_id: string;
  category_id: string;
  /** The category's: the table sees to it. */
  stage_id: Generated<string>;
  status: Generated<EntryStatus>;
  starting_group: Maybe<string>;
  previous_ranks: Generated<(number | null)[]>;
  attempts_count: Generated<number>;
  start_position: Maybe<number>;
  version: Generated<number>;
  created_at: MadeInstant;
}

interface RegistrationTable {
  competition_id: string;
  profile_id: string;
  /** Null = others entered them. */
  agreed_at: NullableInstant;
  /** Shown in this competition; null = the profile's. */
  first_name: Maybe<string>;
  last_name: Maybe<string>;
  competitor_number: Maybe<string>;
  /** Where organisers put them on the waiting list. */
  waiting_place: Maybe<number>;
  /** Under which an import entered them. */
  listed_email: Maybe<string>;
  listed_email_disputed_at: NullableInstant;
}

interface AttemptTable {
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

interface ResultTable {
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

interface RouteQueueTable {
  competition_id: string;
  route_id: string;
  version: Generated<number>;
}

interface RouteQueueEntryTable {
  competition_id: string;
  route_id: string;
  entry_id: string;
  position: number;
}

interface CommandTable {
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
  outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  reason: Maybe<string>;
  stream_version: Maybe<number>;
  written: ColumnType<Record<string, unknown>[] | null, string | null | undefined, string | null>;
  board_version: Maybe<number>;
  resolved_at: NullableInstant;
  resolved_by: Maybe<string>;
  resolution: Maybe<'APPLIED' | 'DISCARDED'>;
}

interface AuditTable {
  competition_id: string;
  id: string;
  actor_id: Maybe<string>;
  kind: string;
  entry_id: Maybe<string>;
  route_id: Maybe<string>;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: MadeInstant;
}

interface MergedEntryTable {
  competition_id: string;
  profile_id: string;
  target_profile_id: string;
  audit_id: string;
}

/** The tables of climbing. */
export interface ClimbingTables {
  entry: EntryTable;
  registration: RegistrationTable;
  attempt: AttemptTable;
  result: ResultTable;
  route_queue: RouteQueueTable;
  route_queue_entry: RouteQueueEntryTable;
  command: CommandTable;
  audit: AuditTable;
  merged_entry: MergedEntryTable;
}
