import { defaultRules, type CompetitionRules } from '../competition/settings.ts';
import type { Actor, CompetitionPhase } from '../model.ts';
import type { Role } from '../vocabulary.ts';

export const anActor = (role: Role | null, overrides: Partial<Actor> = {}): Actor => ({
  profile: 'me',
  role,
  pending: false,
  assignedRoutes: new Set(['assigned']),
  ...overrides,
});

export const someRules = (overrides: Partial<CompetitionRules> = {}): CompetitionRules => ({
  ...defaultRules,
  ...overrides,
});

/** A running competition with a hidden leaderboard. */
export const aPhase = (overrides: Partial<CompetitionPhase> = {}): CompetitionPhase => ({
  nowMs: 500,
  startMs: 0,
  endMs: 1000,
  pendingResults: true,
  liveLeaderboard: false,
  ...overrides,
});
