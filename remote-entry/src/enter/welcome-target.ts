import type { Competition } from '@topout/contract';
import { entryPath } from './entry-path.ts';

export interface Visitor {
  readonly loggedIn: boolean;
  /** The choice stored on this device; null before there is one. */
  readonly isParent: boolean | null;
  /** The page that sent somebody to sign in; null = none. */
  readonly next: string | null;
}

type Asked = Pick<Competition, 'uuid' | 'userEntry' | 'childEntries' | 'settings' | 'role'>;

/** Whether the person or a child of theirs is entered here. */
export const isEntered = ({ userEntry, childEntries }: Pick<Asked, 'userEntry' | 'childEntries'>): boolean =>
  userEntry !== null || childEntries.length > 0;

/**
 * Where the welcome page sends somebody at once; null = they stay. People who came to sign in, and have,
 * return to where they came from; people who are entered go to the competition's home; people who chose a
 * role and are signed in go to their last step; everybody else goes to the number if the competition has
 * preloaded entries. (behaviour: entering#welcome)
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
 * A card's address needs no session: a mailed link leads to it, even when its code is spent. The
 * competition's home asks for a session, but shows nothing to people who are neither entered nor staff.
 */
function wayBack({ uuid, role }: Asked, { loggedIn, next }: Visitor): string | null {
  if (next === null) return null;
  const home = `/${uuid}`;
  if (next.startsWith(`${home}?entry=`)) return next;
  if (!loggedIn || (next === home && role === null)) return null;
  return next;
}
