import type { LeaderboardRow } from '@topout/contract';
import { isSpeed, type ScoringSystem } from '@topout/domain';

/** How many attempts a row tells: runs are none, and everybody has the same of them. */
export const saidAttempts = ({ attemptsCount }: LeaderboardRow, system: ScoringSystem): number | null =>
  isSpeed(system) ? null : attemptsCount;
