import { storeLocally } from '../store-locally.ts';
import type { Session } from './session.ts';

const key = 'topout/judge';

/** A signed-in person judges on this phone, until they log out: `profile`, null = nobody any more. */
export const rememberJudge = (profile: string | null) => storeLocally(key, profile);

/** The last person who judged here and did not log out. */
export const knownJudge = (): string | null => localStorage.getItem(key);

/**
 * Whether a judge is working without being signed in: they see what this phone keeps, and what they log waits
 * here until they sign in again. To the server they are a guest.
 */
export const goesOn = ({ profile, refreshToken }: Session): boolean =>
  profile !== null && refreshToken === null;
