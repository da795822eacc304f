import { goesOn, knownJudge } from './known-judge.ts';
import { noSession, readSession, writeSession } from './session.ts';

/**
 * The browser was closed, or the session ended, and the server cannot be reached: the judge of this phone
 * carries on.
 */
export function goOnAsKnownJudge() {
  const profile = knownJudge();
  const session = readSession();
  if (profile === null || session.refreshToken !== null || goesOn(session)) return;
  writeSession({ ...noSession, accessToken: session.accessToken, lastUpdated: session.lastUpdated, profile });
}
