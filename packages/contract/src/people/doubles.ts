import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';

const Double = Type.Object({
  entry: Uuid,
  name: Type.String(),
  category: Type.String(),
  competitorNumber: Nullable(Type.String()),
});

/** Pairs of entries that probably belong to one person: merge `source` into `target`. */
export const Doubles = Type.Object({
  data: Type.Array(Type.Object({ source: Double, target: Double, why: oneOf(['ADDRESS', 'NAME']) })),
});
export type Doubles = Static<typeof Doubles>;
