import type { Actor } from '../model.ts';
import { canJudge, canManageSetup } from '../permissions/roles.ts';

/**
 * Whom an announcement is for: everybody who looks, the people of one category or session (wave), judges, or the
 * organiser side.
 */
export const announcementAudiences = ['EVERYBODY', 'CATEGORY', 'WAVE', 'JUDGES', 'STAFF'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Whom one is for: the part of it that decides who reads it. */
export interface Addressed {
  readonly audience: AnnouncementAudience;
  /** Uuid; null = for no single category. */
  readonly category: string | null;
  /** Uuid of the session; null = for no single one. */
  readonly wave: string | null;
}

/** Somebody who looks. */
export interface Listener {
  readonly actor: Actor;
  /** The categories in which they, or their children, are entered. */
  readonly categories: ReadonlySet<string>;
  /** The sessions in which they, or their children, have a place. */
  readonly waves: ReadonlySet<string>;
}

/** Whether an announcement is for somebody. The organiser side reads all. (behaviour: announcements#who-reads-what) */
export function hears(
  { actor, categories, waves }: Listener,
  { audience, category, wave }: Addressed,
): boolean {
  if (audience === 'EVERYBODY' || canManageSetup(actor)) return true;
  if (audience === 'CATEGORY') return category !== null && categories.has(category);
  if (audience === 'WAVE') return wave !== null && waves.has(wave);
  return audience === 'JUDGES' && canJudge(actor);
}

/** How long an announcement stands above other screens, and on the projector. (behaviour: announcements#where) */
const standsMs = 4 * 3_600_000;
const onWallMs = 10 * 60_000;

interface Announced {
  readonly audience: AnnouncementAudience;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly withdrawnAt: string | null;
}

/**
 * The newest announcement that is still news.
 *
 * @param all newest first
 * @param seenAt when the newest was made that this device has put away; null = none
 */
export function newsOf<Item extends Announced>(
  all: readonly Item[],
  seenAt: string | null,
  nowMs: number,
): Item | undefined {
  const afterMs = Math.max(seenAt === null ? 0 : Date.parse(seenAt), nowMs - standsMs);
  return all.find(({ madeAt, withdrawnAt }) => withdrawnAt === null && Date.parse(madeAt) > afterMs);
}

/** What a projector shows: the newest announcement to everybody, for ten minutes. @param all newest first */
export const onWall = <Item extends Announced>(all: readonly Item[], nowMs: number): Item | undefined =>
  newsOf(
    all.filter(({ audience }) => audience === 'EVERYBODY'),
    new Date(nowMs - onWallMs).toISOString(),
    nowMs,
  );
