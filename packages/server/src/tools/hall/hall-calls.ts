import { type Static, Type } from 'typebox';

const Uuid = Type.String({ format: 'uuid' });

/** Which hall calls about which competition. What a later version says besides is not heard. */
const caller = {
  token: Type.String({ minLength: 1, maxLength: 200 }),
  competition: Uuid,
  hall: Uuid,
  /** How far the hall's tables are: a batch is made of their rows. */
  migration: Type.String({ maxLength: 200 }),
  floor: Type.String({ maxLength: 200 }),
};

export const HallCall = Type.Object(caller);
export type HallCall = Static<typeof HallCall>;

export const HelloCall = Type.Object({
  ...caller,
  /** By the clock that its presses are stored by, in milliseconds since 1970. */
  now: Type.Optional(Type.Number({ minimum: 0, maximum: 4_102_444_800_000 })),
});
export type HelloCall = Static<typeof HelloCall>;

/** Of a batch. */
export const mostPieces = 256;

/** A piece of a batch of news. The last piece has the batch applied. */
export const NewsCall = Type.Object({
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
});
export type NewsCall = Static<typeof NewsCall>;

/** Characters of base64: a picture of 300 pixels has less. */
export const biggestPicture = 300_000;

/** The picture of somebody, of a venue or of a sponsor that came from the hall; null = none any more. */
export const PictureCall = Type.Object({
  ...caller,
  of: Type.Union([Type.Literal('PROFILE'), Type.Literal('VENUE'), Type.Literal('SPONSOR')]),
  owner: Uuid,
  jpeg: Type.Union([
    Type.String({ maxLength: biggestPicture, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
    Type.Null(),
  ]),
});
export type PictureCall = Static<typeof PictureCall>;

export const HandBackCall = Type.Object({ ...caller, position: Type.Integer({ minimum: 0 }) });
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

/** The answer to a hello: what the cloud has, and what it understands. */
export const Greeting = Type.Intersect([
  CloudState,
  Type.Object({
    /** The last one of the cloud's database. */
    migration: Type.String(),
    /** Of which it takes rows. */
    tables: Type.Array(Type.String()),
  }),
]);
export type Greeting = Static<typeof Greeting>;
