/** How the bars of a day stand beside and under one another, in pixels. */
export interface BarLines {
  readonly bar: number;
  readonly gap: number;
  /** Of the lines the last one may be shorter. */
  readonly perLine: number;
  readonly lines: number;
  /** Of a full line. */
  readonly width: number;
}

/** As many bars of full width as the smallest phones have room for, and as many narrower ones. */
const [roomy, most] = [15, 20];

/** The lines of so many bars: full bars, then narrower ones, then lines of much the same length. */
export function barLines(count: number): BarLines {
  const lines = Math.max(Math.ceil(count / most), 1);
  const perLine = Math.ceil(count / lines);
  const scale = Math.min(roomy / perLine, 1);
  const [bar, gap] = [16 * scale, 5.6 * scale];
  return { bar, gap, perLine, lines, width: Math.max(perLine * (bar + gap) - gap, bar) };
}
