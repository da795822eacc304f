import { randomUUIDv7 } from 'node:crypto';

/** A new uuid v7, so that consecutive rows are adjacent in their index. */
export const newId = (): string => randomUUIDv7();
