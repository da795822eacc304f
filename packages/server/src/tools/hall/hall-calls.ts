import { type Static, Type } from 'typebox';

const Uuid = Type.String({ format: 'uuid' });

/** Which hall calls about which competition. Both servers must have the same tables: a batch is made of their rows. */
const caller = {
  token: Type.String({ minLength: 1, maxLength: 200 }),
  competition: Uuid,
  hall: Uuid,
  /** The last one of the hall's database. */
  migration: Type.String({ maxLength: 200 }),
};

export const HallCall = Type.Object(caller, { additionalProperties: false });
export type HallCall = Static<typeof HallCall>;

export const HelloCall = Type.Object(
  {
    ...caller,
    /** By the clock that its presses are stored by, in milliseconds since 1970. */
    now: Type.Optional(Type.Number({ minimum: 0, maximum: 4_102_444_800_000 })),
  },
  { additionalProperties: false },
);
export type HelloCall = Static<typeof HelloCall>;

/** Of a batch. */
export const mostPieces = 256;

/** A piece of a batch of news. The last piece has the batch applied. */
export const NewsCall = Type.Object(
  {
    ...caller,
    /** Batches that were applied before it. */
    after: Type.Integer({ minimum: 0 }),
    batch: Uuid,
    /** Counts from 0. */
    number: Type.Integer({ minimum: 0, maximum: mostPieces - 1 }),
    last: Type.Boolean(),
    /** It is all that there is, not what has changed. */
    whole: Type.Boolean(),
    /** Of gzipped lines, as base64. */
    bytes: Type.String({ maxLength: 300_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
  },
  { additionalProperties: false },
);
export type NewsCall = Static<typeof NewsCall>;

export const HandBackCall = Type.Object(
  { ...caller, position: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);
export type HandBackCall = Static<typeof HandBackCall>;

/** What the cloud has. */
export const CloudState = Type.Object({
  /** Batches that were applied. */
  position: Type.Integer(),
  /** The last of them. */
  batch: Type.Union([Uuid, Type.Null()]),
  /** Pieces that it has of the batch under way. */
  pieces: Type.Integer(),
  handedBack: Type.Boolean(),
});
export type CloudState = Static<typeof CloudState>;
