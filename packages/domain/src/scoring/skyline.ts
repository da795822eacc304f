import type { Mark } from './mark-of.ts';

/** A climber's day as a drawing: SVG path data, in pixels, from the upper left. */
export interface SkylineDrawing {
  readonly width: number;
  readonly height: number;
  /** What was topped, each flash with its dot. */
  readonly full: string;
  /** What was reached in part. */
  readonly half: string;
  /** The ground: a line where somebody tried, a point where nobody has. */
  readonly ground: string;
}

interface Measure {
  readonly bar: number;
  readonly gap: number;
  readonly height: number;
}

const heights: Readonly<Partial<Record<string, number>>> = {
  F: 1,
  T: 1,
  Z: 0.66,
  z: 0.5,
  y: 0.36,
} satisfies Partial<Record<Mark, number>>;

/** Pixels above the bars of the hall, whatever their width: its rows are of one height. */
const hallTop = 14;

/** How high a mark is filled, from 0 to 1. @param mark one character of what `marksOf` writes */
export const heightOf = (mark: string): number => heights[mark] ?? (Number(mark) || 0) / 10;

/** `row` of a board, `small` beside a name, `wide` where there is room, `hall` to be read from far away. */
export type SkylineSize = 'small' | 'row' | 'wide' | 'hall';

/** Pixels of a bar and of the gap after it; none where so many bars would be hairlines. */
function measureOf(routes: number, size: SkylineSize): Measure | null {
  if (size === 'small') {
    if (routes > 30) return null;
    return { bar: routes > 18 ? 2 : 3, gap: 1, height: 13 };
  }
  if (size === 'hall') return routes > 24 ? { bar: 11, gap: 3, height: 42 } : { bar: 21, gap: 6, height: 42 };
  if (routes <= 18 || (size === 'wide' && routes <= 44)) return { bar: 5, gap: 2, height: 13 };
  if (routes <= 30) return { bar: 3, gap: 1, height: 13 };
  return routes <= 44 ? { bar: 2, gap: 1, height: 13 } : null;
}

/**
 * Draws a skyline with three paths, whatever the number of routes; null for none, and for more than can be told apart.
 *
 * @param marks as `marksOf` writes them
 */
export function skylineOf(marks: string, size: SkylineSize = 'row'): SkylineDrawing | null {
  if (marks.length === 1 && size !== 'hall') return tileOf(marks);
  const measure = marks.length === 0 ? null : measureOf(marks.length, size);
  if (!measure) return null;
  const { bar, gap, height } = measure;
  // Above the bars, a flash has its dot.
  const top = size === 'hall' ? hallTop : Math.round(bar / 2) + 2;
  // From far away, a line of two pixels is none.
  const [stroke, point] = size === 'hall' ? [4, 4] : [2, 1];
  let [full, half, ground] = ['', '', ''];
  for (const [index, mark] of Array.from(marks).entries()) {
    const x = index * (bar + gap);
    const reached = heightOf(mark);
    const high = Math.max(Math.round(reached * height), 2);
    if (reached === 1) full += rect(x, top, bar, height);
    else if (reached > 0) half += rect(x, top + height - high, bar, high);
    else if (mark === '-') ground += rect(x, top + height - stroke, bar, stroke);
    else ground += rect(x + (bar - point) / 2, top + height - point, point, point);
    if (mark === 'F') full += dot(x + bar / 2, bar / 4);
  }
  return { width: marks.length * (bar + gap) - gap, height: height + top, full, half, ground };
}

/** One route alone: a bar among no others says little, so that it stands in its frame. */
function tileOf(mark: string): SkylineDrawing {
  const reached = heightOf(mark);
  const high = Math.max(Math.round(reached * 15), 2);
  return {
    width: 14,
    height: 17,
    full: reached === 1 ? rect(0, 0, 14, 17) + (mark === 'F' ? cutBolt : '') : '',
    half: reached > 0 && reached < 1 ? rect(1, 16 - high, 12, high) : '',
    ground: `${rect(0, 0, 14, 17)}M1 1v15h12v-15z${mark === '-' ? rect(4, 13, 6, 1.5) : ''}`,
  };
}

/** Goes round the other way than the frame it is cut out of. */
const cutBolt = 'M8 3L4 9h3l-1 5l4-6.5h-3z';

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const dot = (x: number, radius: number) => `M${x - radius} ${radius}a${radius} ${radius} 0 1 1 0 .01z`;
