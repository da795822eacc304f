import type { BoardRoute, CompetitionRules, Role, ScoringSystem } from '@topout/domain';

/** Somebody who has or had a staff role, or asked for one. */
export interface Standing {
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

/** All that decisions about a competition need, as it stood at one `configVersion`. */
export interface CompetitionSnapshot {
  readonly uuid: string;
  readonly name: string;
  readonly configVersion: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly cancelled: boolean;
  readonly masterJudge: string;
  readonly liveLeaderboard: boolean;
  readonly scoringSystem: ScoringSystem;
  readonly rules: CompetitionRules;
  /** The first stage takes results; false = closed. */
  readonly pendingResults: boolean;
  /** In order, those of the first stage in front. */
  readonly categories: readonly CategoryRef[];
  /** Every route that is in a route group of the competition. */
  readonly routes: ReadonlyMap<string, BoardRoute>;
  /** Which routes count for a category: those of its route groups, and of groups that name no category. */
  readonly routesOf: ReadonlyMap<string, readonly BoardRoute[]>;
  readonly people: ReadonlyMap<string, Standing>;
}
