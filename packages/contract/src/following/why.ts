import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';
import { LeaderboardQuery, LeaderboardRow } from './leaderboard.ts';

export const WhyQuery = Type.Object({ ...LeaderboardQuery.properties, entry: Uuid });

/** The first thing in which the rules find two entries different. */
const Reason = Type.Object({
  by: oneOf([
    'tied',
    'unranked',
    'retired',
    'group',
    'product',
    'fewestAttempts',
    'tops',
    'zones',
    'triesToTop',
    'triesToZone',
    'score',
    'time',
    'countBack',
  ]),
  /** What each has of it; times in milliseconds. Null where there is no figure. */
  ahead: Nullable(Type.Number()),
  behind: Nullable(Type.Number()),
  /** On which they differ in that, in the order of the board; none where it is no matter of single routes. */
  routes: Type.Array(Uuid),
});

const Neighbour = Type.Object({ row: LeaderboardRow, reason: Reason });

/** Why an entry stands where it stands. */
export const Why = Type.Object({
  version: Type.Integer(),
  row: LeaderboardRow,
  /** Who shares the position. */
  tied: Type.Array(LeaderboardRow),
  /** The next better position, and what puts it ahead. */
  above: Nullable(Neighbour),
  /** The next worse position, and what puts it behind. */
  below: Nullable(Neighbour),
});
export type Why = Static<typeof Why>;
