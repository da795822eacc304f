import type { CompetitionPatch, Settings } from '@topout/contract';
import type { CompetitionRules, ScoringSettings } from '@topout/domain';
import type { StoredRules } from '../authority/rules.ts';

type Patch = NonNullable<CompetitionPatch['settings']>;
type Key = Exclude<keyof CompetitionRules, 'scoring'>;
type ScoringKey = keyof ScoringSettings;

/** Names of the rules on the wire. */
const wire = {
  hasPreloadedEntries: 'has_preloaded_entries',
  parentModeEnabled: 'parent_mode_enabled',
  judgesCanBeParents: 'judges_can_be_parents',
  judgesNeedApproval: 'judges_need_approval',
  hasCompetitorNumbers: 'has_competitor_numbers',
  hasDynamicRouteNumbering: 'has_dynamic_route_numbering',
  judgeCompetitorPermissions: 'judge_competitor_permissions',
  judgesCanSeeLeaderboard: 'judges_can_see_leaderboard',
  judgeRoutePermissions: 'judge_route_permissions',
  judgeAttemptModificationPermissions: 'judge_attempt_modification_permissions',
  maxAttemptsCount: 'max_attempts_count',
  hardMaxAttemptsCount: 'hard_max_attempts_count',
} as const satisfies Record<Key, Exclude<keyof Settings, 'scoring'>>;

const scoringWire = {
  pointsPerTop: 'points_per_top',
  pointsPerZone: 'points_per_zone',
  pointsPerZone1: 'points_per_zone1',
  pointsPerZone2: 'points_per_zone2',
  attemptPenalty: 'attempt_penalty',
  flashBonus: 'flash_bonus',
  routePoints: 'route_points',
  bestN: 'best_n',
  sharedPoints: 'shared_points',
  timeTieBreak: 'time_tie_break',
  podiumTieBreak: 'podium_tie_break',
  rankRetiredLast: 'rank_retired_last',
} as const satisfies Record<ScoringKey, keyof Settings['scoring']>;

/** The rules of a competition as they are sent. */
export function presentSettings({ scoring, ...rules }: CompetitionRules): Settings {
  return { ...renamed(rules, wire), scoring: renamed(scoring, scoringWire) } as Settings;
}

/** What is stored once `patch` is laid over `stored`. */
export function patchedRules(stored: StoredRules, patch: Patch): StoredRules {
  const { scoring, ...rules } = patch;
  return {
    ...stored,
    ...renamed(rules, inverted(wire)),
    ...(scoring && { scoring: { ...stored.scoring, ...renamed(scoring, inverted(scoringWire)) } }),
  };
}

function renamed(values: object, names: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));
}

const inverted = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([inside, outside]) => [outside, inside]));
