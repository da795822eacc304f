import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, Uuid } from '../common.ts';

export const MarkerParams = Type.Object({ competition: Uuid, entry: Uuid });
export type MarkerParams = Static<typeof MarkerParams>;

/** Who becomes the marker: whoever shows the code; for people who may change entries, any entry. */
export const MarkerBody = Body({
  code: Type.Optional(Type.String({ maxLength: 20 })),
  partner: Type.Optional(Uuid),
});
export type MarkerBody = Static<typeof MarkerBody>;

/** When a card was signed: null = not, or not any more. */
export const Signatures = Type.Object({
  climber: Nullable(Instant),
  marker: Nullable(Instant),
  /** When a change of the card took what was signed off; null once somebody has signed again. */
  off: Nullable(Instant),
});
export type Signatures = Static<typeof Signatures>;

/** Two climbers who keep each other's card. */
export const MarkerPairs = Type.Object({
  data: Type.Array(
    Type.Object({
      climbers: Type.Array(
        Type.Object({
          entry: Uuid,
          user: Type.Object({ uuid: Uuid, name: Type.String() }),
          /** Routes on which the climber and their marker have logged different results. */
          differs: Type.Array(Uuid),
          /** Of this climber's card. */
          signatures: Signatures,
        }),
      ),
    }),
  ),
});
export type MarkerPairs = Static<typeof MarkerPairs>;
