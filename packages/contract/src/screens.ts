import { type Static, Type } from 'typebox';
import { Body, LineOrNone, Nullable, Uuid } from './common.ts';

const Steered = {
  /** Which categories are shown, in this order; empty = all. */
  categories: Type.Array(Uuid, { maxItems: 50 }),
  /** Categories side by side; null = as many as the screen has room for. */
  columns: Nullable(Type.Integer({ minimum: 1, maximum: 3 })),
  /** How long a page stays. */
  seconds: Type.Integer({ minimum: 4, maximum: 120 }),
  paused: Type.Boolean(),
  /** Shown above the boards; empty = none. */
  message: LineOrNone(200),
};

/** How the screens of a hall are steered: all of a competition show the same. */
export const Screen = Type.Object({
  ...Steered,
  /** Pages on (and back) that were asked for so far: a screen turns by what was added since it last heard. */
  step: Type.Integer(),
  /** How often screens were told to load anew. */
  reloads: Type.Integer(),
  version: Type.Integer(),
});
export type Screen = Static<typeof Screen>;

/** How it shall be from now on; `turn` and `reload` happen once. */
export const ScreenBody = Body({
  ...Steered,
  /** One page on, or back. */
  turn: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(-1)])),
  reload: Type.Optional(Type.Boolean()),
});
export type ScreenBody = Static<typeof ScreenBody>;
