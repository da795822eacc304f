import type { CompetitionRules } from '../competition/settings.ts';

/** More attempts than anybody makes; also what the attempts table holds. */
const mostAttempts = 99;

/** The most attempts the server takes on one boulder; sport routes have one. */
export function attemptLimit({
  hardMaxAttemptsCount,
}: Pick<CompetitionRules, 'hardMaxAttemptsCount'>): number {
  return Math.min(hardMaxAttemptsCount ?? mostAttempts, mostAttempts);
}
