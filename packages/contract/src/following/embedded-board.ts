import { mostEmbeddedRows, scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Instant, oneOf, Uuid } from '../common.ts';
import { LeaderboardRow } from './leaderboard.ts';

export const EmbedQuery = Type.Object({
  /** Default: the first category. */
  category: Type.Optional(Uuid),
  /** Default: 10. */
  rows: Type.Optional(Type.Integer({ minimum: 1, maximum: mostEmbeddedRows })),
});

/** `GET …/leaderboard/embed`: the first rows of a public board, with all that another web site needs to show them. */
export const EmbeddedBoard = Type.Object({
  competition: Type.Object({ uuid: Uuid, name: Type.String() }),
  category: Type.Object({ uuid: Uuid, name: Type.String() }),
  scoringSystem: oneOf(scoringSystems),
  /** Results may still come. */
  open: Type.Boolean(),
  changedAt: Instant,
  /** Rows of the whole board. */
  total: Type.Integer(),
  rows: Type.Array(LeaderboardRow),
});
export type EmbeddedBoard = Static<typeof EmbeddedBoard>;
