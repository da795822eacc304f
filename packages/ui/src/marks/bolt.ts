/** The sign of a flash, in a field of 24 × 24. */
export const boltPath = 'M13.5 1.5 4.5 14h6l-1 8.5 9-12.5h-6z';
