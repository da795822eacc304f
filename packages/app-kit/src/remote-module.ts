import type { RouteObject } from 'react-router-dom';
import type { Theme } from './theme.ts';

/** What a remote exposes as `./routes`, and all that it exposes. */
export interface RemoteModule {
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
