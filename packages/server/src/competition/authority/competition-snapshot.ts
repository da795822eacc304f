import type {
  BoardRoute,
  CompetitionRules,
  ConfirmedBy,
  Handicap,
  Role,
  ScoredBy,
  ScoringSettings,
  ScoringSystem,
  Span,
} from '@topout/domain';

/** A person who has or had a staff role, or asked for one. */
export interface PersonStanding {
  readonly role: Role;
  readonly state: 'active' | 'pending' | 'revoked';
  /** Routes of this person's judging groups. */
  readonly assignedRoutes: ReadonlySet<string>;
}

export interface CategoryRef extends Handicap {
  readonly uuid: string;
  readonly name: string;
  readonly stage: string;
  /** The time to beat, in speed; null = none. */
  readonly recordMs: number | null;
  readonly recordHolder: string | null;
}

/** A part of the competition that is climbed, closed and published separately. */
export interface StageRef {
  readonly uuid: string;
  readonly name: string;
  readonly position: number;
  /** Takes results; false = closed. A stage not opened yet takes none. */
  readonly pendingResults: boolean;
  readonly scoringSystem: ScoringSystem;
  readonly scoring: ScoringSettings;
  /** How many of each category are to advance; null = not decided. */
  readonly plannedQuota: number | null;
}

/** A part of the day with its own time: "session" on screen. */
export interface WaveRef extends Span {
  readonly uuid: string;
  readonly name: string;
}

/** Everything that decisions about a competition need, at one `configVersion`. */
export interface CompetitionSnapshot {
  readonly uuid: string;
  readonly name: string;
  readonly configVersion: number;
  readonly startMs: number;
  readonly endMs: number;
  /** The year it starts in at its venue: ages count from it. */
  readonly year: number;
  readonly cancelled: boolean;
  readonly masterJudge: string;
  readonly liveLeaderboard: boolean;
  readonly scoringSystem: ScoringSystem;
  readonly rules: CompetitionRules;
  /** The running stage takes results; false = closed. */
  readonly pendingResults: boolean;
  /** The last opened stage comes first, then the others in order. */
  readonly stages: readonly StageRef[];
  /** In order, the running stage's first. */
  readonly categories: readonly CategoryRef[];
  /** Every route in one of the competition's route groups. */
  readonly routes: ReadonlyMap<string, BoardRoute>;
  /** The routes that count for a category: those of its route groups, and of groups that name no category. */
  readonly routesOf: ReadonlyMap<string, readonly BoardRoute[]>;
  /** By category: who scores those of its routes that climbers score. Judges score all others. */
  readonly selfScoredOf: ReadonlyMap<string, ReadonlyMap<string, ScoredBy>>;
  readonly waves: ReadonlyMap<string, WaveRef>;
  /** By category: those of its routes whose queues climbers join themselves. */
  readonly selfQueuedOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** By category: who confirms what climbers log on those of its routes where somebody has to. */
  readonly confirmedOf: ReadonlyMap<string, ReadonlyMap<string, ConfirmedBy>>;
  readonly people: ReadonlyMap<string, PersonStanding>;
  /** Where it is judged while nothing may be changed here; null = here. (behaviour: hall-and-cloud#who-owns-it) */
  readonly judgedElsewhere: 'HALL' | 'CLOUD' | 'CELL' | 'UNDER_WAY' | null;
}
