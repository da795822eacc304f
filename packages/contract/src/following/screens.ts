import { type Static, Type } from 'typebox';
import { longest, longestScreenName, overlayPages, quietMinutes, screenShows, topRows } from '@topout/domain';
import { Body, LineOrNone, Nullable, oneOf, Uuid } from '../common.ts';

const ScreenName = Type.String({ maxLength: longestScreenName, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

export const ScreenParams = Type.Object({ competition: Uuid, screen: ScreenName });
/** The screen; without a name, the common setting of all screens. */
export const ScreenQuery = Type.Object({ screen: Type.Optional(ScreenName) });

/** The queues that a screen shows, or those of all routes for the clock. */
export const QueueWallQuery = Type.Object({
  screen: Type.Optional(ScreenName),
  clock: Type.Optional(Type.Boolean()),
});

const Steered = {
  /**
   * The categories shown, in this order; empty = all. The competition's own uuid stands for the board of teams, and a
   * stage's for the clock, after the others.
   */
  categories: Type.Array(Uuid, { maxItems: 50 }),
  /** Categories side by side; null = as many as fit. */
  columns: Nullable(Type.Integer({ minimum: 1, maximum: 3 })),
  /** How long each page is shown. */
  seconds: Type.Integer({ minimum: 4, maximum: 120 }),
  paused: Type.Boolean(),
  /** Shown above the boards; empty = none. */
  message: LineOrNone(longest.message),
  /** The boards, the queues that climbers join, the raffle, or the sponsors one after another. */
  shows: oneOf(screenShows),
};

/** What only an overlay of a stream has. */
export const OverlayOrder = Body({
  /** Shown in turn, in this order; empty = nothing is on air. */
  pages: Type.Array(oneOf(overlayPages), { maxItems: overlayPages.length, uniqueItems: true }),
  /** Places on the page `top`. */
  topRows: Type.Integer({ minimum: topRows.fewest, maximum: topRows.most }),
  /** Entry of the climber on the page `now`; null = whoever’s result changed last. */
  climber: Nullable(Uuid),
  /** Minutes without a line after which the last picture goes. */
  quietMinutes: Type.Integer({ minimum: quietMinutes.fewest, maximum: quietMinutes.most }),
});
export type OverlayOrder = Static<typeof OverlayOrder>;

/** What a screen shows, without one-off actions. */
export const Steering = Type.Object({
  ...Steered,
  /** Only where it is an overlay of a stream. */
  overlay: Type.Optional(OverlayOrder),
});
export type Steering = Static<typeof Steering>;

/**
 * What a hall screen shows; all screens with one name show the same. Topic `screen:NAME`, `event: screen`, on
 * every change.
 */
export const Screen = Type.Object({
  /** Empty = the common setting, also used by screens with an unknown name. */
  name: Type.String(),
  /** The screen has its own setting; otherwise it follows the common one. */
  own: Type.Boolean(),
  ...Steering.properties,
  /** For pages of the version before, which look for it instead of `shows`; goes a version later. */
  queues: Type.Optional(Type.Boolean()),
  /**
   * The total of pages turned forward (and back) so far: a screen turns by the difference since its last
   * event.
   */
  step: Type.Integer(),
  /** How often screens were told to reload. */
  reloads: Type.Integer(),
  /** Higher with every change of the raffle: whoever shows it reads it again. */
  raffle: Type.Integer(),
  version: Type.Integer(),
});
export type Screen = Static<typeof Screen>;

/** What each hall screen shows: first the common setting, then one for each named screen. */
export const Screens = Type.Object({
  screens: Type.Array(Screen),
  /** Names of the screens that are open anywhere right now; empty = one without a name. */
  open: Type.Array(Type.String()),
});
export type Screens = Static<typeof Screens>;

/**
 * What changes; all else stays, also what somebody else has changed since this page read it. `turn` and `reload` happen
 * once.
 */
export const ScreenBody = Body({
  ...Type.Partial(Type.Object(Steered)).properties,
  /** From pages of the version before, instead of `shows`; goes a version later. */
  queues: Type.Optional(Type.Boolean()),
  /** Refused for a screen of the hall. */
  overlay: Type.Optional(Body(Type.Partial(OverlayOrder).properties)),
  /** One page forward, or back. */
  turn: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(-1)])),
  reload: Type.Optional(Type.Boolean()),
});
export type ScreenBody = Static<typeof ScreenBody>;

export const NewScreen = Body({
  name: ScreenName,
  /** For a stream, and not for the hall. */
  overlay: Type.Optional(Type.Boolean()),
});
export type NewScreen = Static<typeof NewScreen>;
