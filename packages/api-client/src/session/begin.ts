import { goOnAsKnownJudge } from './go-on.ts';
import { goesOn } from './known-judge.ts';
import { isLoggedIn, readSession } from './session.ts';
import { freshToken } from './tokens.ts';

/** So long a judge's phone without a session waits for the server before it opens what it keeps. */
const patienceMs = 3_000;

/**
 * A judge who has lost the session, with the browser or by its end, is asked to sign in where the server can be
 * reached, and goes on where it cannot.
 */
export async function begin(): Promise<void> {
  const session = readSession();
  if (isLoggedIn(session) || goesOn(session)) return;
  if (!navigator.onLine) return goOnAsKnownJudge();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      goOnAsKnownJudge();
      resolve();
    }, patienceMs);
  });
  await Promise.race([freshToken().catch(() => undefined), late]);
  clearTimeout(timer);
}
