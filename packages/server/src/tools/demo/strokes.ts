import sharp from 'sharp';

export type Point = readonly [x: number, y: number];
export type Colour = readonly [red: number, green: number, blue: number];

/** A line with round ends, in pixels; of one point it is a dot. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly width: number;
  readonly colour: Colour;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Later ones lie over earlier ones. */
  readonly strokes: readonly Stroke[];
}

/** Draws lines on white: the server's own decoder reads no drawings. @returns a PNG */
export function drawStrokes({ width, height, strokes }: Picture): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (const stroke of strokes) {
    const [left, right] = reachOf(stroke, 0, width);
    const [top, bottom] = reachOf(stroke, 1, height);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        blend(pixels, (y * width + x) * 3, coverage(stroke, x, y), stroke);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Between which pixels a stroke is, along one axis. */
function reachOf({ points, width }: Stroke, axis: 0 | 1, most: number): [from: number, to: number] {
  const along = points.map((point) => point[axis]);
  const beyond = width / 2 + 1;
  return [
    Math.max(0, Math.floor(Math.min(...along) - beyond)),
    Math.min(most, Math.ceil(Math.max(...along) + beyond)),
  ];
}

function blend(pixels: Buffer, at: number, covered: number, { colour }: Stroke): void {
  if (covered === 0) return;
  for (const [channel, value] of colour.entries()) {
    const before = pixels[at + channel] ?? 0;
    pixels[at + channel] = Math.round(before + (value - before) * covered);
  }
}

/** How much of a pixel a stroke covers, 0 to 1. */
function coverage({ points, width }: Stroke, x: number, y: number): number {
  let nearest = Infinity;
  for (const [index, to] of points.entries())
    nearest = Math.min(nearest, distance([x + 0.5, y + 0.5], points[Math.max(0, index - 1)] ?? to, to));
  return Math.min(1, Math.max(0, width / 2 - nearest + 0.5));
}

/** From a point to the line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  return Math.sqrt((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
}
