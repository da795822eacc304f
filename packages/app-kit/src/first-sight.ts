import type { PageHandle } from './remote-module.ts';
import type { Theme } from './theme.ts';

/** A part of a page whose size is known before its words: drawn as a placeholder shape. */
export type SightPart = 'field' | 'input' | 'hero' | 'choice' | 'action' | 'rows' | 'words';

/** What everybody who opens a page sees before its scripts arrive. */
export interface FirstSight {
  /** `page` by default; `step`: one question of a flow; `message`: a single message; `card`: on the competition's wall. */
  readonly look?: 'page' | 'wide' | 'home' | 'step' | 'message' | 'card';
  /** None if it depends on the visitor. */
  readonly title?: string | null;
  readonly lead?: string | null;
  readonly parts?: readonly SightPart[];
}

/** The first sight of one page. */
export interface PageSight extends FirstSight {
  /** As in the page's handle; `plain` by default. */
  readonly frame?: PageHandle['layout'];
  /** The first page of a flow: it has no button above it. */
  readonly root?: boolean;
  readonly theme?: Theme;
  /** Has the way back where landing pages have the mark. */
  readonly back?: boolean;
  /** Further words of the screen that its drawing needs. */
  readonly words?: Readonly<Record<string, string>>;
  /**
   * Replacements in some competitions; the first that applies wins: entries are preloaded; nobody can enter
   * (the lead is the reason); parents may enter their children.
   */
  readonly when?: { readonly [state in 'preloaded' | 'closed' | 'parents']?: FirstSight };
}

/**
 * First sights by path pattern: a remote's `src/first-sights.ts` exports them as `firstSights`. The build
 * writes them into the remote's description, so that they add nothing to the pages' size; the server draws
 * them.
 */
export type FirstSights = Readonly<Record<string, PageSight>>;
