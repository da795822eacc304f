import type { CompetitionRules, ScoringSettings } from '../model.ts';

/** The recommended default of the scoring rules, section 10: combined points of 25 / 10 / 5 and 0.1, times ten. */
export const defaultScoringSettings: ScoringSettings = {
  pointsPerTop: 250,
  pointsPerZone: 100,
  pointsPerZone1: 50,
  pointsPerZone2: 100,
  attemptPenalty: 1,
  flashBonus: 0,
  routePoints: {},
  bestN: null,
  sharedPoints: false,
  timeTieBreak: 'podium',
  podiumTieBreak: false,
  rankRetiredLast: false,
};

/**
 * What a new competition begins with, made by whatever means; its organiser may say otherwise. The key stands on every wall: whoever
 * scans it judges nothing until staff approve, and then every route, so that no areas are needed.
 */
export const newCompetitionRules = {
  judgesNeedApproval: true,
  judgeRoutePermissions: 'SEE_JUDGE_ALL',
} as const satisfies Partial<CompetitionRules>;

/** What holds in a competition unless its organiser says otherwise. */
export const defaultRules: CompetitionRules = {
  judgeRoutePermissions: 'SEE_ALL_JUDGE_ASSIGNED',
  judgeAttemptModificationPermissions: 'OWN',
  judgeCompetitorPermissions: 'NONE',
  judgesCanSeeLeaderboard: true,
  judgesCanBeParents: false,
  judgesNeedApproval: false,
  parentModeEnabled: true,
  hasPreloadedEntries: false,
  hasCompetitorNumbers: false,
  hasDynamicRouteNumbering: false,
  maxAttemptsCount: 5,
  hardMaxAttemptsCount: null,
  scoring: defaultScoringSettings,
};
