import { type Static, Type } from 'typebox';
import { Nullable, Uuid } from '../common.ts';

/** How a category did on a route. */
export const RouteFigures = Type.Object({
  route: Uuid,
  /** People who tried it. */
  tried: Type.Integer(),
  tops: Type.Integer(),
  flashes: Type.Integer(),
  /** People who reached a zone, tops among them; 0 on sport routes. */
  zones: Type.Integer(),
  attempts: Type.Integer(),
  /** Of everybody who tried; null on boulders. */
  meanHold: Nullable(Type.Number()),
});
export type RouteFigures = Static<typeof RouteFigures>;

/** `GET …/figures`: what setters want to know afterwards. */
export const Figures = Type.Array(
  Type.Object({
    category: Uuid,
    /** People who tried at least one route. */
    climbers: Type.Integer(),
    /** Every route that the category climbs. */
    routes: Type.Array(RouteFigures),
  }),
);
export type Figures = Static<typeof Figures>;
