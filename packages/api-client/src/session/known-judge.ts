import { storeLocally } from '../store-locally.ts';
import type { Session } from './session.ts';

const key = 'topout/judge';

/** Somebody signed in judges on this phone, until they log out: `profile`, null = nobody any more. */
export const rememberJudge = (profile: string | null) => storeLocally(key, profile);

/** Who judged here last and did not log out. */
export const knownJudge = (): string | null => localStorage.getItem(key);

/**
 * Whether a judge goes on without being signed in: what they may see is what this phone keeps, what they log waits
 * here until they are signed in again. For the server they are a guest.
 */
export const goesOn = ({ profile, refreshToken }: Session): boolean =>
  profile !== null && refreshToken === null;
