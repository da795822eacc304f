import { type TSchema, Type } from 'typebox';

/** An answer that is described as its schema and sent as bytes that were made before. */
export const bytesOf = (schema: TSchema) => Type.Unsafe<Buffer>(schema);
