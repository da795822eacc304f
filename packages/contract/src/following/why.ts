import { climbTypes, prospects } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';
import { LeaderboardQuery, LeaderboardRow } from './leaderboard.ts';

export const WhyQuery = Type.Object({ ...LeaderboardQuery.properties, entry: Uuid });

/** What somebody reached on a route. */
const Reached = Type.Object({
  /** One character as in a row's `marks`. */
  mark: Type.String({ maxLength: 1 }),
  /** The number on it, as in `BoardAttempts`; 0 where it was not tried. */
  attempt: Type.Integer(),
});

const Deciding = Type.Object({
  route: Uuid,
  ahead: Reached,
  behind: Reached,
  /** How much better the one ahead is there, in the figure of `by`; negative where the other one is. */
  lead: Type.Number(),
});

/** The first criterion in which the rules find two entries different. */
const Difference = Type.Object({
  by: oneOf([
    'tied',
    'unranked',
    'retired',
    'group',
    'product',
    'disciplines',
    'leadHeight',
    'fewestAttempts',
    'falls',
    'flashes',
    'tops',
    'zones',
    'triesToTop',
    'triesToZone',
    'score',
    'time',
    'countBack',
  ]),
  /** Each entry's value; times in milliseconds. Null if there is no figure. */
  ahead: Nullable(Type.Number()),
  behind: Nullable(Type.Number()),
});

const Reason = Type.Object({
  ...Difference.properties,
  /**
   * Of a combined score, what both have in each discipline, as printed: a sport route of its own, or all routes of the type. Empty
   * for other scores, absent from a server of the version before.
   */
  disciplines: Type.Optional(
    Type.Array(
      Type.Object({
        climbType: oneOf(climbTypes),
        route: Nullable(Uuid),
        ahead: Type.String(),
        behind: Type.String(),
      }),
    ),
  ),
  /** The routes on which they differ, in board order; empty if single routes do not decide. */
  routes: Type.Array(Deciding),
  /**
   * What the one behind would gain by flashing the next boulder, the first that they have not tried: `left` would still part the
   * two, and null is nothing: they would be ahead. Null where it cannot be known.
   */
  flash: Nullable(Type.Object({ route: Uuid, left: Nullable(Difference) })),
});

const Neighbour = Type.Object({ row: LeaderboardRow, reason: Reason });

/** Why an entry has its place. */
export const Why = Type.Object({
  version: Type.Integer(),
  row: LeaderboardRow,
  /** The others who share the position. */
  tied: Type.Array(LeaderboardRow),
  /** The next better position, and what puts it ahead. */
  above: Nullable(Neighbour),
  /** The next worse position, and what puts it behind. */
  below: Nullable(Neighbour),
  /**
   * While the stage is open: whether they end among the best so many, by what may still be climbed. Of a last stage for the
   * winner and the podium, of another for those who are to advance, once that is decided. Empty where it cannot be told, absent
   * from a server of the version before.
   */
  prospects: Type.Optional(Type.Array(Type.Object({ places: Type.Integer(), prospect: oneOf(prospects) }))),
});
export type Why = Static<typeof Why>;
