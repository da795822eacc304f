import { type TSchema, Type } from 'typebox';

/** An answer documented by its schema and sent as prepared bytes. */
export const bytesOf = (schema: TSchema) => Type.Unsafe<Buffer>(schema);
