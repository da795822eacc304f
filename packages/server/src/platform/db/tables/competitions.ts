import type {
  AnnouncementAudience,
  ConfirmedBy,
  QuestionAudience,
  QuestionKind,
  QuestionReaders,
  Role,
  ScoredBy,
  ScoringSystem,
} from '@topout/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, NullableInstant, MadeInstant, Maybe } from './columns.ts';

interface CompetitionTable {
  id: string;
  name: string;
  startsAt: Instant;
  endsAt: Instant;
  entriesOpenAt: NullableInstant;
  entriesCloseAt: NullableInstant;
  capacity: Maybe<number>;
  cancelledAt: NullableInstant;
  masterJudgeId: string;
  leagueId: Maybe<string>;
  judgeKey: string;
  liveLeaderboard: Generated<boolean>;
  scoringSystem: Generated<ScoringSystem>;
  settings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  headerColour: Generated<string>;
  configVersion: Generated<number>;
  setupVersion: Generated<number>;
  listed: Generated<boolean>;
  /** Hidden by the server's host. */
  hiddenAt: NullableInstant;
  createdAt: MadeInstant;
}

interface CompetitionVenueTable {
  competitionId: string;
  venueId: string;
  position: Generated<number>;
}

interface StageTable {
  competitionId: string;
  id: string;
  name: string;
  position: number;
  pendingResults: Generated<boolean>;
  closedAt: NullableInstant;
  openedAt: NullableInstant;
  scoringSystem: Maybe<ScoringSystem>;
  scoring: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  quota: Maybe<number>;
  plannedQuota: Maybe<number>;
}

interface CategoryTable {
  competitionId: string;
  id: string;
  stageId: string;
  name: string;
  position: number;
  capacity: Maybe<number>;
  quota: Maybe<number>;
  bornFrom: Maybe<number>;
  bornTo: Maybe<number>;
  handicapPercent: Maybe<number>;
  handicapPoints: Maybe<number>;
  recordMs: Maybe<number>;
  recordHolder: Maybe<string>;
}

interface CategoryBoardTable {
  competitionId: string;
  categoryId: string;
  version: Generated<number>;
  resetVersion: Generated<number>;
  changedAt: MadeInstant;
}

interface RouteGroupTable {
  competitionId: string;
  id: string;
  name: string;
  position: Generated<number>;
  scoredBy: Generated<ScoredBy>;
  climbersQueue: Generated<boolean>;
  confirmedBy: Generated<ConfirmedBy>;
}

interface RouteGroupCategoryTable {
  competitionId: string;
  routeGroupId: string;
  categoryId: string;
}

interface WaveTable {
  competitionId: string;
  id: string;
  name: string;
  startsAt: Instant;
  endsAt: Instant;
  /** Null = no limit. */
  capacity: Maybe<number>;
}

interface WaveToldTable {
  competitionId: string;
  waveId: string;
  startsAt: Instant;
}

interface WaveCategoryTable {
  competitionId: string;
  waveId: string;
  categoryId: string;
}

interface QuestionTable {
  competitionId: string;
  id: string;
  position: number;
  kind: QuestionKind;
  label: string;
  help: Generated<string>;
  required: boolean;
  audience: QuestionAudience;
  readers: QuestionReaders;
  choices: Generated<string[]>;
  archivedAt: NullableInstant;
  version: Generated<number>;
}

interface QuestionCategoryTable {
  competitionId: string;
  questionId: string;
  categoryId: string;
}

interface ConsentTextTable {
  competitionId: string;
  questionId: string;
  version: number;
  text: string;
  madeAt: MadeInstant;
}

interface RouteGroupRouteTable {
  competitionId: string;
  routeGroupId: string;
  routeId: string;
  number: Maybe<number>;
  name: Maybe<string>;
}

interface JudgingGroupTable {
  competitionId: string;
  id: string;
  name: string;
  position: Generated<number>;
  version: Generated<number>;
}

interface JudgingGroupRouteTable {
  competitionId: string;
  routeId: string;
  judgingGroupId: string;
}

interface JudgingGroupJudgeTable {
  competitionId: string;
  judgingGroupId: string;
  profileId: string;
}

interface CompetitionRoleTable {
  competitionId: string;
  profileId: string;
  role: Role;
  pending: Generated<boolean>;
  lastSeenAt: NullableInstant;
  unsent: Generated<number>;
  revokedAt: NullableInstant;
  createdAt: MadeInstant;
}

interface StaffInvitationTable {
  competitionId: string;
  id: string;
  email: string;
  role: Exclude<Role, 'MASTER'>;
  keyHash: Buffer;
  sentAt: Instant;
  acceptedAt: NullableInstant;
  acceptedBy: Maybe<string>;
}

interface PublicationTable {
  competitionId: string;
  id: string;
  stageId: Maybe<string>;
  version: number;
  final: boolean;
  document: JSONColumnType<Record<string, unknown>, string, string>;
  publishedAt: MadeInstant;
  publishedBy: Maybe<string>;
  /** Of an amendment. */
  reason: Maybe<string>;
}

interface AnnouncementTable {
  competitionId: string;
  id: string;
  text: string;
  audience: AnnouncementAudience;
  categoryId: Maybe<string>;
  waveId: Maybe<string>;
  madeBy: Maybe<string>;
  madeAt: MadeInstant;
  withdrawnAt: NullableInstant;
  withdrawnBy: Maybe<string>;
}

interface SponsorTable {
  competitionId: string;
  id: string;
  position: number;
  name: string;
  pictureId: Maybe<string>;
  removedAt: NullableInstant;
}

/** The tables of migrations 0003, 0012, 0063, 0105, 0107, 0121, 0172 and 0178. */
export interface CompetitionTables {
  competition: CompetitionTable;
  competitionVenue: CompetitionVenueTable;
  stage: StageTable;
  category: CategoryTable;
  categoryBoard: CategoryBoardTable;
  routeGroup: RouteGroupTable;
  routeGroupCategory: RouteGroupCategoryTable;
  routeGroupRoute: RouteGroupRouteTable;
  judgingGroup: JudgingGroupTable;
  judgingGroupRoute: JudgingGroupRouteTable;
  judgingGroupJudge: JudgingGroupJudgeTable;
  competitionRole: CompetitionRoleTable;
  staffInvitation: StaffInvitationTable;
  publication: PublicationTable;
  wave: WaveTable;
  waveTold: WaveToldTable;
  waveCategory: WaveCategoryTable;
  question: QuestionTable;
  questionCategory: QuestionCategoryTable;
  consentText: ConsentTextTable;
  announcement: AnnouncementTable;
  sponsor: SponsorTable;
}
