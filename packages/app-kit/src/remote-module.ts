import type { RouteObject } from 'react-router-dom';
import type { Theme } from './theme.ts';

/** All that a remote exposes, as `./routes`. */
export interface RemoteModule {
  /** Paths relative to the product's root, as in `:competition/entries`. Screens are `lazy`. */
  readonly routes: RouteObject[];
}

/** What a route tells its frame before its screen has loaded; belongs into the route's `handle`. */
export interface PageHandle {
  /**
   * `plain`: the header. `competition`: also the shared competition page layout, with venue, name, place and
   * the back or log-out button (behaviour: pages#back-and-out). `bare`: nothing around the page, for
   * projector and print.
   */
  readonly layout: 'plain' | 'competition' | 'bare';
  /** Used if the person has chosen no theme; without it the device decides. */
  readonly theme?: Theme;
}
