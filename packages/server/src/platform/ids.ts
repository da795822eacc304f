import { v7 } from 'uuid';

/**
 * A new uuid v7: consecutive rows are adjacent in their index, and lists read in the order in which this node made their rows,
 * also within a millisecond. Node's own `randomUUIDv7` promises no order there.
 */
export const newId = (): string => v7();
