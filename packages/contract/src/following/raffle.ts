import { longest, raffleSources } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Line, Nullable, oneOf, Uuid } from '../common.ts';

/** Somebody drawn for a prize. */
export const RaffleDraw = Type.Object({
  uuid: Uuid,
  /** Profile uuid; null = deleted since. */
  user: Nullable(Uuid),
  name: Type.String(),
  drawnAt: Instant,
  /** Null = somebody who is gone. */
  drawnBy: Nullable(Type.String()),
  /** How many it was drawn from. */
  among: Type.Integer(),
  /** Was not there: the prize is drawn again. */
  absent: Type.Boolean(),
});
export type RaffleDraw = Static<typeof RaffleDraw>;

const Least = Type.Integer({ minimum: 1, maximum: 500 });

/** The raffle as organisers run it. */
export const Raffle = Type.Object({
  /** Of rules and prizes; 0 = nobody has set it up. */
  version: Type.Integer(),
  drawnFrom: oneOf(raffleSources),
  /** How many results somebody needs to be in it. */
  least: Least,
  prizes: Type.Array(
    Type.Object({
      uuid: Uuid,
      /** Empty = no name. */
      name: Type.String(),
      /** In the order drawn; the last one won, unless absent. */
      draws: Type.Array(RaffleDraw),
    }),
  ),
  /** Who can still be drawn, by last name. */
  pool: Type.Array(Type.Object({ user: Uuid, name: Type.String(), category: Type.String() })),
});
export type Raffle = Static<typeof Raffle>;

/** Prizes in the order in which they are drawn. A prize somebody was drawn for stays. */
export const RaffleBody = Body({
  drawnFrom: oneOf(raffleSources),
  least: Least,
  prizes: Type.Array(Body({ uuid: Uuid, name: Type.Union([Type.Literal(''), Line(longest.name)]) }), {
    maxItems: 100,
  }),
});
export type RaffleBody = Static<typeof RaffleBody>;

/** `uuid` is the press's own: sent again, it draws nobody else. */
export const RaffleDrawBody = Body({ uuid: Uuid, prize: Uuid });
export type RaffleDrawBody = Static<typeof RaffleDrawBody>;

export const RaffleDrawParams = Type.Object({ competition: Uuid, draw: Uuid });
export const RaffleAbsentBody = Body({ absent: Type.Boolean() });

/** The raffle as the hall sees it. */
export const RaffleWinners = Type.Object({
  /** How many can still be drawn. */
  left: Type.Integer(),
  prizes: Type.Array(
    Type.Object({
      uuid: Uuid,
      name: Type.String(),
      /** Minors by first name and initial, unless the full name is allowed. The name is empty until the hall learns it. */
      winner: Nullable(
        Type.Object({ draw: Uuid, name: Type.String(), drawnAt: Instant, among: Type.Integer() }),
      ),
    }),
  ),
  /** The last draw, unless the winner was absent. */
  last: Nullable(Uuid),
});
export type RaffleWinners = Static<typeof RaffleWinners>;
