import type { RouteObject } from 'react-router-dom';
import type { Theme } from './theme.ts';

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
   * `plain`: the header. `competition`: also the shared competition page layout, with venue, name, place and the
   * back or log-out button (spec 1 §2). `bare`: nothing around the page, for projector and print.
   */
  readonly layout: 'plain' | 'competition' | 'bare';
  /** Where the person has chosen no theme; without it the device decides. */
  readonly theme?: Theme;
}
