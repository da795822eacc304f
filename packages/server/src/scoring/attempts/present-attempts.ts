import type { UserAttempts } from '@topout/contract';
import type { StreamRow } from './attempts.queries.ts';

/** In the order in which they were made, which is that of time wherever the judges' clocks agree. (spec 2 §7) */
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
