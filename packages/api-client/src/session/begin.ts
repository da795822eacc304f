import { goesOn, goOnAsKnownJudge, knownJudge } from './known-judge.ts';
import { isLoggedIn, readSession } from './session.ts';

/** So long a judge's phone without a session waits for the server before it opens what it keeps. */
const patienceMs = 3_000;

/**
 * Before the first screen: a judge who has lost the session, with the browser or by its end, is asked to sign in where
 * the server can be reached, and goes on where it cannot. Costs nobody else anything.
 */
export async function beginSession(): Promise<void> {
  const session = readSession();
  if (isLoggedIn(session) || goesOn(session) || knownJudge() === null) return;
  if (!navigator.onLine) return goOnAsKnownJudge();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      goOnAsKnownJudge();
      resolve();
    }, patienceMs);
  });
  await Promise.race([askServer().catch(() => undefined), late]);
  clearTimeout(timer);
}

/** As a guest: tells whether it can be reached. */
const askServer = async () => (await import(/* webpackChunkName: "http" */ './tokens.ts')).freshToken();
