import { goOnAsKnownJudge } from './go-on.ts';
import { goesOn } from './known-judge.ts';
import { isLoggedIn, readSession } from './session.ts';
import { freshToken } from './tokens.ts';

/** How long a judge's phone without a session waits for the server before it opens the data it keeps. */
const patienceMs = 3_000;

/**
 * Judges who lost the session, because it or the browser ended, are asked to sign in if the server can be
 * reached, and carry on if it cannot.
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
