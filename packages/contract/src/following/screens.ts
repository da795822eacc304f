import { type Static, Type } from 'typebox';
import { longestScreenName } from '@topout/domain';
import { Body, LineOrNone, Nullable, Uuid } from '../common.ts';

const ScreenName = Type.String({ maxLength: longestScreenName, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

export const ScreenParams = Type.Object({ competition: Uuid, screen: ScreenName });
/** Which screen; none = what is common to all. */
export const ScreenQuery = Type.Object({ screen: Type.Optional(ScreenName) });

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

/** How a screen of the hall is steered: all with one name show the same. Topic `screen:NAME`, `event: screen`, whenever it changes. */
export const Screen = Type.Object({
  /** Empty = the order that is common to all, and to screens whose name nobody knows. */
  name: Type.String(),
  /** It has an order of its own; without, it follows the common one. */
  own: Type.Boolean(),
  ...Steered,
  /** Pages on (and back) that were asked for so far: a screen turns by what was added since it last heard. */
  step: Type.Integer(),
  /** How often screens were told to load anew. */
  reloads: Type.Integer(),
  version: Type.Integer(),
});
export type Screen = Static<typeof Screen>;

/** The common order, then the screens that have a name. */
export const Screens = Type.Object({
  screens: Type.Array(Screen),
  /** Names under which a page is open somewhere right now; empty = one without a name. */
  open: Type.Array(Type.String()),
});
export type Screens = Static<typeof Screens>;

/** How it shall be from now on; `turn` and `reload` happen once. */
export const ScreenBody = Body({
  ...Steered,
  /** One page on, or back. */
  turn: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(-1)])),
  reload: Type.Optional(Type.Boolean()),
});
export type ScreenBody = Static<typeof ScreenBody>;

export const NewScreen = Body({ name: ScreenName });
