import type { ScoringSettings } from './competition/settings.ts';
import type { Handicapped } from './scoring/handicapped.ts';
import type { ClimbType, EntryStatus, Role, ScoringSystem } from './vocabulary.ts';

/** One effort on one route. Sport has one attempt per competitor and route, boulder several in order. */
export interface Attempt {
  readonly uuid: string;
  /** ISO 8601, UTC, by the judge's clock. Never used for ordering. */
  readonly timestamp: string;
  /** Profile uuid of the judge, null when unknown ("Staff"). */
  readonly judge: string | null;
  readonly success: boolean;
  /** Boulder: zones reached, 0 to 2 (a top says 1). Sport: number of the last hold controlled. */
  readonly segmentsCount: number;
  /** Sport: the plus. */
  readonly usedLastHold: boolean;
  readonly duration: number | null;
  readonly notes: string;
}

/** The result of one entry on one route. Attempt numbers count from 1; null = never reached. */
export interface RouteResult {
  readonly tries: number;
  /** Number of the attempt that reached the top. */
  readonly top: number | null;
  /** First attempt that reached at least one zone, or the top. */
  readonly zone1: number | null;
  /** First attempt that reached two zones, or the top. */
  readonly zone2: number | null;
  /** Sport: highest hold number; 0 on boulders. */
  readonly hold: number;
  readonly plus: boolean;
  readonly duration: number | null;
}

export interface BoardRoute {
  readonly uuid: string;
  readonly climbType: ClimbType;
  /** Boulder: number of zones (0 to 2). Sport: number of holds. */
  readonly segmentsCount: number;
}

export interface BoardEntry {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: EntryStatus;
  /** Set if groups climb the stage on different routes: the ranks are then merged from the groups. */
  readonly startingGroup: string | null;
  /** Ranks of earlier stages for count-back, in the order they apply; null = none in that stage. */
  readonly previousRanks: readonly (number | null)[];
  /** In percent or points, as `handicapFor` has it; null or absent = none. */
  readonly handicap?: number | null;
  /** Place in the start order; the last to start is the best seeded. Null = not drawn. */
  readonly startPosition: number | null;
  /** By route uuid. A missing route means no result, which differs from a result of hold 0. */
  readonly results: ReadonlyMap<string, RouteResult>;
}

/** One line of a board, in display order. */
export interface BoardRow {
  readonly entry: string;
  /** 1, 2, 2, 4; null = not ranked. */
  readonly position: number | null;
  readonly score: number | null;
  /** `3T4z 7 8`, `34+`, `TOP`, `5.48`, `94.2`, `349 pts`; empty when there is no score. */
  readonly scoreText: string;
  /** IFSC_RANKING: (tops, zones, -tries to top, -tries to zone); otherwise null. */
  readonly scoreTuple: readonly [number, number, number, number] | null;
  /** What a handicap did to the score; absent where it has none. */
  readonly handicapped?: Handicapped | undefined;
}

export interface BoardInput {
  readonly system: ScoringSystem;
  readonly settings: ScoringSettings;
  readonly routes: readonly BoardRoute[];
  readonly entries: readonly BoardEntry[];
}

/** The person asking, in one competition. `role` is null for competitors, parents, guests. */
export interface Actor {
  readonly profile: string | null;
  readonly role: Role | null;
  /** A judge waiting for approval. */
  readonly pending: boolean;
  /** Routes of this person's judging groups. */
  readonly assignedRoutes: ReadonlySet<string>;
}

/** The phase of a competition at one moment. Times are milliseconds since 1970. */
export interface CompetitionPhase {
  readonly nowMs: number;
  readonly startMs: number;
  readonly endMs: number;
  /** First stage; false = closed. */
  readonly pendingResults: boolean;
  readonly liveLeaderboard: boolean;
}
