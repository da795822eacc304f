/** One measurement with its floor from the same run. */
export interface Figure {
  readonly name: string;
  /** The measured value, in the unit given in the name. */
  readonly value: number;
  /** The floor in the same unit; null if the value has none. */
  readonly floor: number | null;
  readonly ratio: number | null;
  /** The goal, in words: `≥ 0.15`, `≤ 10 ms`. */
  readonly reach: string;
  readonly ok: boolean;
}

export type Bound = { readonly atLeast: number } | { readonly atMost: number };

const holds = (value: number, bound: Bound): boolean =>
  'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;

const words = (bound: Bound, unit: string): string =>
  'atLeast' in bound ? `≥ ${bound.atLeast}${unit}` : `≤ ${bound.atMost}${unit}`;

/** A value judged by its ratio to the floor. */
export function ratioFigure(name: string, value: number, floor: number, bound: Bound): Figure {
  const ratio = value / floor;
  return { name, value, floor, ratio, reach: words(bound, ' ×'), ok: holds(ratio, bound) };
}

/** A value judged by itself, in `unit`. */
export function plainFigure(name: string, value: number, bound: Bound, unit: string): Figure {
  return { name, value, floor: null, ratio: null, reach: words(bound, unit), ok: holds(value, bound) };
}

const short = (n: number | null): string =>
  n === null ? '–' : Math.abs(n) >= 100 ? n.toFixed(0) : Math.abs(n) >= 10 ? n.toFixed(1) : n.toFixed(3);

/** One line of the printed table. */
export function formatFigure({ name, value, floor, ratio, reach, ok }: Figure): string {
  const cells = [
    name.padEnd(62),
    short(value).padStart(9),
    short(floor).padStart(9),
    short(ratio).padStart(7),
  ];
  return `${cells.join(' ')}  ${reach.padEnd(10)} ${ok ? 'ok' : 'MISSED'}`;
}
