import type { BoardRoute, CompetitionRules, Role, ScoringSettings, ScoringSystem } from '@topout/domain';

/** Somebody who has or had a staff role, or asked for one. */
export interface PersonStanding {
  readonly role: Role;
  readonly state: 'active' | 'pending' | 'revoked';
  /** Routes of this person's judging areas. */
  readonly assignedRoutes: ReadonlySet<string>;
}

export interface CategoryRef {
  readonly uuid: string;
  readonly name: string;
  readonly stage: string;
}

/** A part of the competition that is climbed, closed and published on its own. */
export interface StageRef {
  readonly uuid: string;
  readonly name: string;
  readonly position: number;
  /** Takes results; false = closed. One that was not opened yet takes none. */
  readonly pendingResults: boolean;
  readonly scoringSystem: ScoringSystem;
  readonly scoring: ScoringSettings;
}

/** All that decisions about a competition need, as it stood at one `configVersion`. */
export interface CompetitionSnapshot {
  readonly uuid: string;
  readonly name: string;
  readonly configVersion: number;
  readonly startMs: number;
  readonly endMs: number;
  /** In which it starts where it takes place: ages count from it. */
  readonly year: number;
  readonly cancelled: boolean;
  readonly masterJudge: string;
  readonly liveLeaderboard: boolean;
  readonly scoringSystem: ScoringSystem;
  readonly rules: CompetitionRules;
  /** The stage in front takes results; false = closed. */
  readonly pendingResults: boolean;
  /** The one in front is the last one that was opened; then the others, in their order. */
  readonly stages: readonly StageRef[];
  /** In order, those of the stage in front first. */
  readonly categories: readonly CategoryRef[];
  /** Every route that is in a route group of the competition. */
  readonly routes: ReadonlyMap<string, BoardRoute>;
  /** Which routes count for a category: those of its route groups, and of groups that name no category. */
  readonly routesOf: ReadonlyMap<string, readonly BoardRoute[]>;
  readonly people: ReadonlyMap<string, PersonStanding>;
}
