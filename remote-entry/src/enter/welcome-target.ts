import type { Competition } from '@topout/api-client';
import { entryPath } from './entry-path.ts';

export interface Visitor {
  readonly loggedIn: boolean;
  /** The choice stored on this device; null before there was one. */
  readonly isParent: boolean | null;
}

type Asked = Pick<Competition, 'uuid' | 'userEntry' | 'childEntries' | 'settings'>;

/**
 * Where the welcome page sends somebody at once, null = they stay: those who are entered to the competition's home,
 * those who said who they are and are signed in to their last step, all others of a competition with preloaded
 * entries to the number. (spec 1 §2, in this order)
 */
export function welcomeTarget(competition: Asked, { loggedIn, isParent }: Visitor): string | null {
  const { uuid, userEntry, childEntries, settings } = competition;
  if (userEntry !== null || childEntries.length > 0) return `/${uuid}`;
  if (loggedIn && isParent !== null) return entryPath(uuid, isParent ? 'competitors' : 'confirm');
  return settings.hasPreloadedEntries ? entryPath(uuid, 'competitor-number') : null;
}
