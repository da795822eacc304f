import { longest } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Line, Nullable, Uuid } from '../common.ts';

/** A caution that counts, of one climber in one competition. */
export const Caution = Type.Object({
  uuid: Uuid,
  reason: Type.String(),
  givenAt: Instant,
  /** The name of the official; null = only staff and judges see it, or they were deleted since. */
  givenBy: Nullable(Type.String()),
});
export type Caution = Static<typeof Caution>;

export const CautionBody = Body({
  /** The caution's own: sent again, it is given once. */
  uuid: Uuid,
  entry: Uuid,
  reason: Line(longest.caution),
});
export type CautionBody = Static<typeof CautionBody>;

/** A disqualification for cautions. */
export const DisqualificationBody = Body({
  entry: Uuid,
  /** All that the jury sees: if one of them is taken back in the meantime, nobody is disqualified for it. */
  cautions: Type.Array(Uuid, { minItems: 1, maxItems: 50 }),
});
export type DisqualificationBody = Static<typeof DisqualificationBody>;

export const CautionParams = Type.Object({ competition: Uuid, caution: Uuid });

/** The cautions that count of a climber, in order. */
export const Cautions = Type.Object({ data: Type.Array(Caution) });
export type Cautions = Static<typeof Cautions>;
