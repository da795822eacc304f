import type { PageHandle } from './remote-module.ts';
import type { Theme } from './theme.ts';

/** A part of a page whose size is known before its words are: drawn as a quiet shape. */
export type SightPart = 'field' | 'input' | 'choice' | 'action' | 'rows' | 'words';

/** What everybody who opens a page is shown before its scripts have come. */
export interface FirstSight {
  /** `page` unless told otherwise; `step`: one question of a flow; `message`: one thing is said. */
  readonly look?: 'page' | 'wide' | 'home' | 'step' | 'message';
  /** None where it depends on who comes. */
  readonly title?: string | null;
  readonly lead?: string | null;
  readonly parts?: readonly SightPart[];
}

/** The first sight of one page. */
export interface PageSight extends FirstSight {
  /** As in the page's handle; `plain` unless told otherwise. */
  readonly frame?: PageHandle['layout'];
  /** The first page of a flow: no button stands above it. */
  readonly root?: boolean;
  readonly theme?: Theme;
  /**
   * What takes its place in some competitions, the first that holds: entries are preloaded; nobody can enter (the lead
   * is the reason); parents may enter their children.
   */
  readonly when?: { readonly [state in 'preloaded' | 'closed' | 'parents']?: FirstSight };
}

/**
 * First sights by path pattern: what a remote's `src/first-sights.ts` exports as `firstSights`. The build writes them
 * into what the remote says of itself, so that they are of no weight for pages; the server draws them.
 */
export type FirstSights = Readonly<Record<string, PageSight>>;
