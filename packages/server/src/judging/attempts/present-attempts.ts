import type { UserAttempts } from '@topout/contract';
import type { StreamRow } from './attempts.queries.ts';

/** In the order they were made, which is chronological wherever the judges' clocks agree. */
export function presentStream({ user, version, attempts }: StreamRow): UserAttempts {
  return {
    user,
    version,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      user,
      timestamp: new Date(attempt.timestamp).toISOString(),
    })),
  };
}
