import type { Fit } from './fit.ts';

/* Units of the screen, as in projector.module.css. */
const [widest, margin] = [1_720, 48] as const;

/** Units of a row of a board between its margins: alone on a wide wall, a name stays near its score. */
export const widthOf = (screen: number, columns: number, { unit, boardUnit }: Fit): number =>
  Math.min(screen / columns - 2 * margin * unit, columns === 1 ? widest * unit : Infinity) / boardUnit;
