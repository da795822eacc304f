import type { SignedAttempt, UserAttempts } from '@topout/contract';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { confirmedByOf } from '../../competition/authority/stages.ts';
import type { StreamRow } from './attempts.queries.ts';

/** In the order they were made, which is chronological wherever the judges' clocks agree. */
export function presentStream(
  { user, version, category, open, mark, incident, restarts, attempts }: StreamRow,
  route: string,
  competition: Pick<CompetitionSnapshot, 'confirmedOf'>,
): UserAttempts {
  const toConfirm = attempts.length > 0 && confirmedByOf(competition, category, route) !== 'NOBODY';
  return {
    user,
    version,
    ...(toConfirm && { confirmed: !open }),
    ...(toConfirm && mark && { mark }),
    ...(incident && { incident }),
    ...(restarts > 0 && { restarts }),
    attempts: presentAttempts({ user, attempts }),
  };
}

/** The attempts alone. */
export const presentAttempts = ({ user, attempts }: Pick<StreamRow, 'user' | 'attempts'>): SignedAttempt[] =>
  attempts.map((attempt) => ({
    ...attempt,
    user,
    timestamp: new Date(attempt.timestamp).toISOString(),
  }));
