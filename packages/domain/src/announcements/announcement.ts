import type { Actor } from '../model.ts';
import { canJudge, canManageSetup } from '../permissions/roles.ts';

/** Whom an announcement is for: everybody who looks, the people of one category, judges, or the organiser side. */
export const announcementAudiences = ['EVERYBODY', 'CATEGORY', 'JUDGES', 'STAFF'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Whom one is for: the part of it that decides who reads it. */
export interface Addressed {
  readonly audience: AnnouncementAudience;
  /** Uuid; null = for no single category. */
  readonly category: string | null;
}

/** Somebody who looks. */
export interface Listener {
  readonly actor: Actor;
  /** The categories in which they, or their children, are entered. */
  readonly categories: ReadonlySet<string>;
}

/** Whether an announcement is for somebody. The organiser side reads all. (behaviour: announcements#who-reads-what) */
export function hears({ actor, categories }: Listener, { audience, category }: Addressed): boolean {
  if (audience === 'EVERYBODY' || canManageSetup(actor)) return true;
  if (audience === 'CATEGORY') return category !== null && categories.has(category);
  return audience === 'JUDGES' && canJudge(actor);
}
