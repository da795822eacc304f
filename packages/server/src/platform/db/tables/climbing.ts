import type { CallKind, CommandKind, MarkedAttempt } from '@topout/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, NullableInstant, MadeInstant, Maybe } from './columns.ts';

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
  attempt: AttemptTable;
  result: ResultTable;
  routeQueue: RouteQueueTable;
  routeQueueEntry: RouteQueueEntryTable;
  command: CommandTable;
  audit: AuditTable;
  timingDevice: TimingDeviceTable;
  laneReading: LaneReadingTable;
}
