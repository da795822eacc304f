import { scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Instant, Nullable, oneOf, Uuid } from '../common.ts';
import { LeaderboardRow } from './leaderboard.ts';

/** Who did what last, in words and figures that need no board beside them. */
export const LastResult = Type.Object({
  /** As on the public board. */
  firstName: Type.String(),
  /** Of the route, in the category; null = it has none. */
  number: Nullable(Type.Integer()),
  /** One character as in `LeaderboardRow.marks`. */
  mark: Type.String({ maxLength: 1 }),
  changedAt: Instant,
});
export type LastResult = Static<typeof LastResult>;

/** `GET …/leaderboard/leaders`: a competition at a glance. */
export const Leaders = Type.Object({
  /** The one of the last change; null while nobody is ranked. */
  category: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  scoringSystem: oneOf(scoringSystems),
  /** Its first three on the public board. */
  rows: Type.Array(LeaderboardRow),
  /** Null: nothing changed in the last ten minutes. */
  last: Nullable(LastResult),
});
export type Leaders = Static<typeof Leaders>;
