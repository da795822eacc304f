import { type Colour, drawStrokes, type Point, type Stroke } from './strokes.ts';

const arc = (from: number, to: number, x: number, y: number, radius: Point): Point[] =>
  Array.from({ length: 29 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 28) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius[0], y - Math.sin(angle) * radius[1]];
  });

/** The letters that the demo's sponsors need, as lines in a square. */
const letters: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  A: [
    [
      [0, 1],
      [0.4, 0],
      [0.8, 1],
    ],
    [
      [0.14, 0.68],
      [0.66, 0.68],
    ],
  ],
  D: [[[0, 1], [0, 0], [0.3, 0], ...arc(90, -90, 0.3, 0.5, [0.45, 0.5]), [0, 1]]],
  E: [
    [
      [0.6, 0],
      [0, 0],
      [0, 1],
      [0.6, 1],
    ],
    [
      [0, 0.5],
      [0.5, 0.5],
    ],
  ],
  G: [[...arc(50, 330, 0.42, 0.5, [0.42, 0.5]), [0.8, 0.56], [0.5, 0.56]]],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.6, 1],
    ],
  ],
  N: [
    [
      [0, 1],
      [0, 0],
      [0.7, 1],
      [0.7, 0],
    ],
  ],
  O: [arc(0, 360, 0.42, 0.5, [0.42, 0.5])],
  R: [
    [[0, 1], [0, 0], [0.35, 0], ...arc(90, -90, 0.35, 0.27, [0.28, 0.27]), [0, 0.54]],
    [
      [0.32, 0.54],
      [0.66, 1],
    ],
  ],
  T: [
    [
      [0, 0],
      [0.74, 0],
    ],
    [
      [0.37, 0],
      [0.37, 1],
    ],
  ],
};

interface Line {
  /** Where it begins, and how high its letters are. */
  readonly at: Point;
  readonly high: number;
  readonly colour: Colour;
}

/** A word in the letters above. */
function wordOf(text: string, { at: [left, top], high, colour }: Line): Stroke[] {
  let x = left;
  return Array.from(text).flatMap((letter) => {
    const lines = letters[letter] ?? [];
    const begin = x;
    x += (Math.max(...lines.flat().map(([dx]) => dx)) + 0.32) * high;
    return lines.map((points) => ({
      points: points.map(([dx, dy]): Point => [begin + dx * high, top + dy * high]),
      width: high * 0.17,
      colour,
    }));
  });
}

const night: Colour = [22, 42, 72];
const ice: Colour = [92, 158, 206];
const rust: Colour = [190, 72, 36];
const moss: Colour = [38, 94, 66];
const sand: Colour = [240, 222, 180];
const black: Colour = [18, 23, 27];

const line = (width: number, colour: Colour = black, ...points: readonly Point[]): Stroke => ({
  points,
  width,
  colour,
});

/** A ridge before its name: much wider than high. */
const ridge = () =>
  drawStrokes({
    width: 1050,
    height: 170,
    strokes: [
      line(16, ice, [26, 140], [92, 66], [120, 96]),
      line(16, night, [76, 140], [148, 30], [220, 140]),
      ...wordOf('NORDGRAT', { at: [270, 40], high: 92, colour: night }),
    ],
  });

/** A lantern above its name: higher than wide. */
const lantern = () =>
  drawStrokes({
    width: 330,
    height: 440,
    strokes: [
      line(200, rust, [165, 170], [165, 200]),
      line(92, sand, [165, 206]),
      line(52, sand, [165, 160], [165, 190]),
      line(16, sand, [165, 116], [165, 160]),
      line(18, black, [110, 46], [220, 46]),
      line(18, black, [90, 316], [240, 316]),
      ...wordOf('LANTERN', { at: [24, 368], high: 42, colour: black }),
    ],
  });

/** A round badge. */
const badge = () =>
  drawStrokes({
    width: 360,
    height: 360,
    strokes: [
      line(340, moss, [180, 180]),
      line(296, sand, [180, 180]),
      line(264, moss, [180, 180]),
      ...wordOf('TOR', { at: [94, 149], high: 62, colour: sand }),
    ],
  });

/** The demo's sponsors: invented, like everybody in it. */
export const demoSponsors: readonly { readonly name: string; readonly draw: () => Promise<Buffer> }[] = [
  { name: 'Nordgrat', draw: ridge },
  { name: 'Lantern Coffee Roasters', draw: lantern },
  { name: 'Tor Insurance', draw: badge },
];
