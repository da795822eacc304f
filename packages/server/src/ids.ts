import { randomUUIDv7 } from 'node:crypto';

/** A new uuid v7: rows made one after the other lie one after the other in their index. */
export const newId = (): string => randomUUIDv7();
