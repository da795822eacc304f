import type { ClimbType } from '@topout/domain';
import { demoId } from '../demo-ids.ts';

/**
 * A route in the demo gym. Difficulty is on the scale of the climbers' abilities: 0 is an average day out.
 */
export interface DemoRoute {
  readonly id: string;
  readonly wall: 'Comp Wall' | 'The Prow' | 'Cave & Slab' | 'Lead Hall';
  readonly name: string;
  readonly colors: string;
  readonly climbType: ClimbType;
  readonly segmentsCount: number;
  readonly x: number;
  readonly y: number;
  readonly difficulty: number;
}

type Line = readonly [
  wall: DemoRoute['wall'],
  name: string,
  colors: string,
  segments: number,
  x: number,
  y: number,
  difficulty: number,
];

const yellow = '#f2c230';
const green = '#3f9b58';
const blue = '#2f6fc4';
const red = '#d23c34';
const black = '#26262b';
const white = '#ffffff';
const purple = '#7d4bb3';
const pink = '#e86aa6';
const orange = '#ef7f2a';
const mint = '#63c9b0';

/**
 * Walking round the gym. Boulders have one or two zones; the Lead Hall has sport routes of 28 to 45 holds.
 */
const lines: readonly Line[] = [
  ['Comp Wall', 'Opening Night', yellow, 1, 480, 150, -2.1],
  ['Comp Wall', 'Paper Planes', green, 1, 566, 136, -1.3],
  ['Comp Wall', 'Double Dutch', `${pink}:${white}`, 2, 668, 166, 0.2],
  ['Comp Wall', 'Tightrope', blue, 1, 770, 140, -0.4],
  ['Comp Wall', 'Fire Drill', red, 1, 872, 150, 0.8],
  ['Comp Wall', 'The Last Word', black, 2, 1010, 148, 2.2],
  ['The Prow', 'Bow Wave', yellow, 1, 590, 352, -1.8],
  ['The Prow', 'Starboard', green, 1, 704, 308, -0.9],
  ['The Prow', 'Figurehead', `${purple}:${white}`, 2, 834, 344, 1.1],
  ['The Prow', 'Keelhaul', red, 1, 876, 430, 1.4],
  ['The Prow', 'Rope Trick', blue, 1, 800, 518, 0],
  ['The Prow', 'Anchor Point', mint, 1, 672, 524, -0.6],
  ['Cave & Slab', 'Bat Country', red, 1, 1046, 286, 1],
  ['Cave & Slab', 'Deep Breath', black, 2, 1064, 356, 2.5],
  ['Cave & Slab', 'Echo', blue, 1, 1030, 424, 0.4],
  ['Cave & Slab', 'Stalactite', purple, 1, 1062, 500, 1.7],
  ['Cave & Slab', 'Half Light', green, 1, 1026, 566, -1],
  ['Cave & Slab', 'Butter Side Down', orange, 1, 1034, 640, -0.2],
  ['Cave & Slab', 'Slow Waltz', yellow, 1, 930, 690, -1.6],
  ['Cave & Slab', 'Tiptoe', mint, 1, 790, 694, -2.3],
  ['Lead Hall', 'Long Way Round', yellow, 28, 142, 628, -1.9],
  ['Lead Hall', 'Tidal Range', green, 34, 152, 520, -0.7],
  ['Lead Hall', 'Severn Bore', `${blue}:${orange}`, 40, 156, 330, 0.6],
  ['Lead Hall', 'Headwater', `${red}:${black}`, 45, 146, 158, 1.9],
];

export const demoRoutes: readonly DemoRoute[] = lines.map(
  ([wall, name, colors, segmentsCount, x, y, difficulty], index) => ({
    id: demoId('route', 1, index + 1),
    wall,
    name,
    colors,
    climbType: wall === 'Lead Hall' ? 'SPORT' : 'BOULDER',
    segmentsCount,
    x,
    y,
    difficulty,
  }),
);
