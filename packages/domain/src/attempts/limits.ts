import type { CompetitionRules } from '../competition/settings.ts';

/** More attempts than anybody makes, and the most the attempts table holds. */
const mostAttempts = 99;

/** The most attempts the server accepts on one boulder; sport routes have one. */
export function attemptLimit({
  hardMaxAttemptsCount,
}: Pick<CompetitionRules, 'hardMaxAttemptsCount'>): number {
  return Math.min(hardMaxAttemptsCount ?? mostAttempts, mostAttempts);
}
