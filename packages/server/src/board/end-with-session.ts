import type { Sessions } from '../auth/bearer.ts';
import type { Session } from '../http/session.ts';
import type { Spectator } from './spectator.ts';

/** A stream that shows more than the public sees ends with the sign-in that opened it. */
export function endWithSession(sessions: Sessions, { family }: Session, spectator: Spectator): void {
  if (family !== null) spectator.onLeave(sessions.whenEnded(family, () => spectator.end()));
}
