import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';

const Double = Type.Object({
  entry: Uuid,
  name: Type.String(),
  category: Type.String(),
  competitorNumber: Nullable(Type.String()),
});

/** Entries that are probably one person's, to be merged: `source` into `target`. */
export const Doubles = Type.Object({
  data: Type.Array(Type.Object({ source: Double, target: Double, why: oneOf(['ADDRESS', 'NAME']) })),
});
export type Doubles = Static<typeof Doubles>;
