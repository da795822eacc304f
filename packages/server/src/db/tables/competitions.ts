import type { Role, ScoringSystem } from '@topout/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, NullableInstant, MadeInstant, Maybe } from './columns.ts';

interface CompetitionTable {
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
  setup_version: Generated<number>;
  listed: Generated<boolean>;
  /** By the host of the server. */
  hidden_at: NullableInstant;
  created_at: MadeInstant;
}

interface CompetitionVenueTable {
  competition_id: string;
  venue_id: string;
  position: Generated<number>;
}

interface StageTable {
  competition_id: string;
  id: string;
  name: string;
  position: number;
  pending_results: Generated<boolean>;
  closed_at: NullableInstant;
  opened_at: NullableInstant;
  scoring_system: Maybe<ScoringSystem>;
  scoring: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  quota: Maybe<number>;
}

interface CategoryTable {
  competition_id: string;
  id: string;
  stage_id: string;
  name: string;
  position: number;
  capacity: Maybe<number>;
  quota: Maybe<number>;
  born_from: Maybe<number>;
  born_to: Maybe<number>;
}

interface CategoryBoardTable {
  competition_id: string;
  category_id: string;
  version: Generated<number>;
  reset_version: Generated<number>;
  changed_at: MadeInstant;
}

interface RouteGroupTable {
  competition_id: string;
  id: string;
  name: string;
  position: Generated<number>;
}

interface RouteGroupCategoryTable {
  competition_id: string;
  route_group_id: string;
  category_id: string;
}

interface RouteGroupRouteTable {
  competition_id: string;
  route_group_id: string;
  route_id: string;
  number: Maybe<number>;
  name: Maybe<string>;
}

interface JudgingGroupTable {
  competition_id: string;
  id: string;
  name: string;
  position: Generated<number>;
  version: Generated<number>;
}

interface JudgingGroupRouteTable {
  competition_id: string;
  route_id: string;
  judging_group_id: string;
}

interface JudgingGroupJudgeTable {
  competition_id: string;
  judging_group_id: string;
  profile_id: string;
}

interface CompetitionRoleTable {
  competition_id: string;
  profile_id: string;
  role: Role;
  pending: Generated<boolean>;
  last_seen_at: NullableInstant;
  unsent: Generated<number>;
  revoked_at: NullableInstant;
  created_at: MadeInstant;
}

interface StaffInvitationTable {
  competition_id: string;
  id: string;
  email: string;
  role: Exclude<Role, 'MASTER'>;
  key_hash: Buffer;
  sent_at: Instant;
  accepted_at: NullableInstant;
  accepted_by: Maybe<string>;
}

interface PublicationTable {
  competition_id: string;
  id: string;
  stage_id: Maybe<string>;
  version: number;
  final: boolean;
  document: JSONColumnType<Record<string, unknown>, string, string>;
  published_at: MadeInstant;
  published_by: Maybe<string>;
}

/** The tables of migrations 0003, 0012 and 0063. */
export interface CompetitionTables {
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
  staff_invitation: StaffInvitationTable;
  publication: PublicationTable;
}
