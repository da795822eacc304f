/** A point on the floor map, in its own units: 1 unit is about 2 cm of floor. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const mapSize = { width: 1200, height: 800 } as const;

/** One climbing wall on the floor plan: its outline, the place for its name, and its matting. */
export interface Wall {
  readonly name: string;
  readonly outline: readonly Point[];
  readonly mat: readonly Point[];
  readonly label: Point & { readonly angle: number };
  readonly colour: string;
}

const points = (text: string): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });

/** The four walls of the gym; each is one judging group. */
export const walls: readonly Wall[] = [
  {
    name: 'Comp Wall',
    outline: points(
      '452,62 1086,62 1086,96 1002,124 932,104 838,138 756,110 668,142 588,108 508,128 452,104',
    ),
    mat: points('440,62 1100,62 1100,222 1010,246 760,234 560,250 440,226'),
    label: { x: 770, y: 90, angle: 0 },
    colour: '#7fb7be',
  },
  {
    name: 'The Prow',
    outline: points('604,372 706,330 812,356 856,430 788,496 676,504 598,452'),
    mat: points('520,330 690,268 868,292 940,424 866,560 660,580 524,506'),
    label: { x: 728, y: 422, angle: -4 },
    colour: '#e3b06b',
  },
  {
    name: 'Cave & Slab',
    outline: points(
      '1138,250 1138,738 720,738 720,712 1010,700 1064,640 1052,560 1090,500 1058,420 1092,340 1072,262',
    ),
    mat: points('1138,236 960,262 984,420 968,560 900,616 712,636 712,738 1138,738'),
    label: { x: 1106, y: 596, angle: 88 },
    colour: '#b48ead',
  },
  {
    name: 'Lead Hall',
    outline: points('62,62 348,62 348,96 132,104 112,160 126,330 104,420 124,560 100,640 108,738 62,738'),
    mat: points('62,62 360,62 352,190 236,230 232,520 250,660 226,738 62,738'),
    label: { x: 92, y: 470, angle: -88 },
    colour: '#8fae7f',
  },
];
