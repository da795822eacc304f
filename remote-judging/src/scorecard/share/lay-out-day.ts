import { barLines, boltPath } from '@topout/ui/marks';
import type { Drawing } from './drawing.ts';
import type { SharedRoute } from './shared-card.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The panel with the day: a skyline in the colours of the holds, or a few sport routes one by one. @param color of the text */
export function layOutDay(routes: readonly SharedRoute[], panel: Box, color: string): Drawing[] {
  const { left, top, width, height } = panel;
  const ground = color === '#ffffff' ? 'black' : 'white';
  return [
    {
      kind: 'rect',
      x: left,
      y: top,
      width,
      height,
      radius: 32,
      fills: [ground],
      opacity: 0.4,
    },
    ...(routes.some(({ figure }) => figure !== '')
      ? sport(routes, panel, color)
      : skyline(routes, panel, color)),
  ];
}

/** Bars of the picture are at most so many times those of the card. */
const most = 2.6;

function skyline(
  routes: readonly SharedRoute[],
  { left, top, width, height }: Box,
  color: string,
): Drawing[] {
  const set = barLines(routes.length);
  const inner = { left: left + 44, width: width - 88, top: top + 22, height: height - 44 };
  const scale = Math.min(inner.width / set.width, most);
  const [bar, step] = [set.bar * scale, (set.bar + set.gap) * scale];
  const lineHeight = inner.height / set.lines;
  // Above the bars is room for bolts; numbers are left out where they were too small to read.
  const [above, below] = [set.lines > 1 ? 34 : 48, set.lines > 2 ? 12 : 46];
  const high = lineHeight - above - below;
  return routes.flatMap((route, index) => {
    const x = inner.left + (index % set.perLine) * step;
    const ground = inner.top + Math.floor(index / set.perLine) * lineHeight + above + high;
    const middle = x + bar / 2;
    return [
      ...barOf(route, { x, ground, bar, high }, color),
      ...(route.mark === 'F'
        ? [bolt(middle, ground - high - (set.lines > 1 ? 20 : 28), Math.min(bar * 0.8, 30), color)]
        : []),
      ...(route.number !== '' && set.lines < 3
        ? [caption(route.number, middle, ground + 36, bar > 36 ? 27 : 22, color)]
        : []),
    ];
  });
}

interface BarBox {
  readonly x: number;
  readonly ground: number;
  readonly bar: number;
  readonly high: number;
}

/** As high as was reached; a flat one for what was tried, a point for what was not. */
function barOf({ mark, reached, look }: SharedRoute, box: BarBox, color: string): Drawing[] {
  const { x, ground, bar, high } = box;
  const [first = 'white'] = look.colors;
  const stroke = edge(first, color);
  if (mark === '.') return [dot(x + bar / 2, ground - 4, color)];
  const height = mark === '-' ? 10 : Math.max(Math.round(reached * high), 14);
  const radius = Math.min(9, height / 2);
  return [{ kind: 'rect', x, y: ground - height, width: bar, height, radius, fills: look.colors, stroke }];
}

/** So that black holds are seen on dark and white ones on light: their colour, half way to that of the text. */
const edge = (hold: string, color: string) => `color-mix(in oklab, ${hold} 50%, ${color})`;

const dot = (x: number, y: number, color: string): Drawing => ({
  kind: 'rect',
  x: x - 4,
  y: y - 4,
  width: 8,
  height: 8,
  radius: 4,
  fills: [color],
  opacity: 0.6,
});

const bolt = (x: number, y: number, size: number, color: string): Drawing => ({
  kind: 'path',
  d: boltPath,
  x: x - size / 2,
  y: y - size / 2,
  scale: size / 24,
  fill: color,
});

const caption = (text: string, x: number, y: number, size: number, color: string): Drawing => ({
  kind: 'text',
  text,
  x,
  y,
  size,
  weight: 700,
  color,
  align: 'center',
});

/** Each route as a tile that is filled as far as it was climbed, with its figure. */
function sport(routes: readonly SharedRoute[], { left, top }: Box, color: string): Drawing[] {
  const [wide, high, step] = [140, 226, 212];
  return routes.flatMap(({ look, reached, mark, figure, number }, index) => {
    const x = left + 44 + index * step;
    const y = top + 34;
    const [first = 'white'] = look.colors;
    const filled = Math.round(reached * high);
    return [
      ...(filled > 0 ? [fill(x, y + high - filled, wide, filled, look.colors)] : []),
      {
        kind: 'rect',
        x,
        y,
        width: wide,
        height: high,
        radius: 24,
        fills: [],
        stroke: edge(first, color),
      } satisfies Drawing,
      caption(mark === '.' ? '–' : figure, x + wide / 2, y + high + 58, 52, color),
      ...(number === '' ? [] : [caption(number, x + wide + 30, y + high, 27, color)]),
    ];
  });
}

const fill = (x: number, y: number, width: number, height: number, fills: readonly string[]): Drawing => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  radius: Math.min(24, height / 2),
  fills,
});
