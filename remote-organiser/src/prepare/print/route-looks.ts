import type { Route } from '@topout/contract';
import { colourWord, type HoldLook, holdLook, routeColors } from '@topout/domain';

/** How a route is recognised on the wall. */
export interface RouteLook {
  readonly hold: HoldLook;
  /** The colours of its holds: paper is seldom in colour. Empty if they have no names. */
  readonly words: string;
}

/** By route. */
export type RouteLooks = ReadonlyMap<string, RouteLook>;

/** What routes look like, as paper shows it: an outline in the shape of the colour, and its word. */
export const routeLooks = (routes: readonly Pick<Route, 'uuid' | 'colors'>[]): RouteLooks =>
  new Map(
    routes.map(({ uuid, colors }) => {
      const all = routeColors(colors);
      const hold: HoldLook = { shape: holdLook(all).shape, colors: ['#ffffff'], text: 'ink' };
      const words = all.map((colour) => colourWord(colour).toLowerCase()).filter(Boolean);
      return [uuid, { hold, words: words.join(' and ') }];
    }),
  );
