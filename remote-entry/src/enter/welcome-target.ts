import type { Competition } from '@topout/contract';
import { entryPath } from './entry-path.ts';

export interface Visitor {
  readonly loggedIn: boolean;
  /** The choice stored on this device; null before there was one. */
  readonly isParent: boolean | null;
  /** The page that somebody came from to sign in; null = none. */
  readonly next: string | null;
}

type Asked = Pick<Competition, 'uuid' | 'userEntry' | 'childEntries' | 'settings' | 'role'>;

/** Whether somebody is entered here themself, or their child is. */
export const isEntered = ({ userEntry, childEntries }: Pick<Asked, 'userEntry' | 'childEntries'>): boolean =>
  userEntry !== null || childEntries.length > 0;

/**
 * Where the welcome page sends somebody at once, null = they stay: those who came to sign in, and have, back to where
 * they came from; those who are entered to the competition's home, those who said who they are and are signed in to their
 * last step, all others of a competition with preloaded entries to the number. (spec 1 §2, in this order)
 */
export function welcomeTarget(competition: Asked, visitor: Visitor): string | null {
  const { uuid, settings } = competition;
  const { loggedIn, isParent } = visitor;
  const back = wayBack(competition, visitor);
  if (back !== null) return back;
  if (isEntered(competition)) return `/${uuid}`;
  if (loggedIn && isParent !== null) return entryPath(uuid, isParent ? 'competitors' : 'confirm');
  return settings.hasPreloadedEntries ? entryPath(uuid, 'competitor-number') : null;
}

/**
 * A card that was asked for by its address needs no session: a link from a mail leads to it, also when its code is spent.
 * The competition's home asks for a session, but shows nothing to those who are neither entered nor on the staff.
 */
function wayBack({ uuid, role }: Asked, { loggedIn, next }: Visitor): string | null {
  if (next === null) return null;
  const home = `/${uuid}`;
  if (next.startsWith(`${home}?entry=`)) return next;
  if (!loggedIn || (next === home && role === null)) return null;
  return next;
}
