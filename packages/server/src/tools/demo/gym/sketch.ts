import type { Random } from '../random.ts';
import type { Point } from './walls.ts';

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** A line drawn with a steady hand: through the points, a little off in between, and never quite straight. */
export function sketchedPath(points: readonly Point[], random: Random, { closed = true, wobble = 1.6 } = {}) {
  const shaky = points.map(({ x, y }) => ({
    x: x + random.normal(0, wobble),
    y: y + random.normal(0, wobble),
  }));
  const [first, ...others] = shaky;
  if (!first) return '';
  const stops = closed ? [...others, first] : others;
  let from = first;
  const strokes = stops.map((to) => {
    const bend = Math.hypot(to.x - from.x, to.y - from.y) / 150;
    const middle = {
      x: (from.x + to.x) / 2 + random.normal(0, bend),
      y: (from.y + to.y) / 2 + random.normal(0, bend),
    };
    from = to;
    return `Q${at(middle)} ${at(to)}`;
  });
  return `M${at(first)}${strokes.join('')}${closed ? 'Z' : ''}`;
}

/** The outline drawn twice, the second time lighter and slightly displaced: ink on paper. */
export function sketchedOutline(
  points: readonly Point[],
  random: Random,
  colour: string,
  width: number,
): string {
  const stroke = (share: number, opacity: number) =>
    `<path d="${sketchedPath(points, random)}" fill="none" stroke="${colour}" stroke-width="${round(width * share)}"` +
    ` stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return stroke(1, 0.95) + stroke(0.5, 0.45);
}

/** Slanting strokes inside a box, to be clipped to a shape. */
export function hatching(box: { from: Point; to: Point }, gap: number, random: Random): string {
  const lines: string[] = [];
  const height = box.to.y - box.from.y;
  for (let x = box.from.x - height; x < box.to.x; x += gap) {
    const start = { x: x + random.normal(0, 1.2), y: box.to.y };
    const end = { x: x + height + random.normal(0, 3), y: box.from.y };
    lines.push(`M${at(start)}L${at(end)}`);
  }
  return lines.join('');
}
