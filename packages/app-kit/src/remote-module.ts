import type { RouteObject } from 'react-router-dom';

/**
 * Version of the agreement between shell and remotes. Raise it when a remote built before the change could not run
 * in a shell built after it: the shell then refuses that remote's pages instead of breaking in the middle.
 */
export const contractVersion = 1;

/** What a remote exposes as `./routes`, and all that it exposes. */
export interface RemoteModule {
  readonly contractVersion: number;
  /** Paths relative to the product's root, as in `:competition/entries`. Screens are `lazy`. */
  readonly routes: RouteObject[];
}

/** What a route says about its frame before its screen has loaded; goes into the route's `handle`. */
export interface PageHandle {
  /**
   * `competition`: venue, name and place above the page, 800 px wide. `plain`: header and 800 px.
   * `wide`: header and the whole width. `bare`: nothing but the page.
   */
  readonly layout: 'competition' | 'plain' | 'wide' | 'bare';
}
