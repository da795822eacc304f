/** Points as people read them: shared ones have no end of decimals. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;
