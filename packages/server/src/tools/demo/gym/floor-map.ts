import { createRandom } from '../random.ts';
import { hatching, sketchedOutline, sketchedPath } from './sketch.ts';
import { mapSize, type Point, type Wall, walls } from './walls.ts';

const ink = '#3b3a36';
const paper = '#f7f3e8';

/** Areas without climbing: name and corners. */
const rooms: readonly { name: string; from: Point; to: Point }[] = [
  { name: 'Reception', from: { x: 410, y: 640 }, to: { x: 560, y: 738 } },
  { name: 'Café', from: { x: 572, y: 640 }, to: { x: 696, y: 738 } },
  { name: 'Changing', from: { x: 264, y: 640 }, to: { x: 398, y: 738 } },
  { name: 'Warm-up', from: { x: 276, y: 300 }, to: { x: 424, y: 408 } },
];

/** The floor plan of the demo gym as SVG text: walls, mats, rooms and labels in pen and wash. */
export function drawFloorMap(): string {
  const random = createRandom(7);
  const { width, height } = mapSize;
  const corners = rectangle({ x: 44, y: 44 }, { x: width - 44, y: height - 44 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<title>Floor map</title>`,
    `<defs>${walls.map(clip).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<path d="${sketchedPath(corners, random)}" fill="#fffdf7"/>`,
    walls.map((wall) => drawMat(wall)).join(''),
    rooms.map(drawRoom).join(''),
    walls.map(drawWall).join(''),
    sketchedOutline(corners, random, ink, 6),
    drawDoor(),
    drawDesk({ x: 416, y: 510 }),
    drawNorth({ x: 400, y: 132 }),
    '</svg>',
  ].join('');
}

function clip({ outline }: Wall, index: number): string {
  return `<clipPath id="wall${index}"><polygon points="${outline.map(({ x, y }) => `${x},${y}`).join(' ')}"/></clipPath>`;
}

function drawMat({ mat, colour }: Wall, random = createRandom(mat.length)): string {
  const wash = (opacity: number, wobble: number) =>
    `<path d="${sketchedPath(mat, random, { wobble })}" fill="${colour}" fill-opacity="${opacity}"/>`;
  return wash(0.16, 3) + wash(0.1, 7);
}

function drawWall({ name, outline, label, colour }: Wall, index: number): string {
  const random = createRandom(index + 20);
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const box = {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  };
  return (
    `<path d="${sketchedPath(outline, random)}" fill="${colour}" fill-opacity="0.75"/>` +
    `<g clip-path="url(#wall${index})"><path d="${hatching(box, 11, random)}" stroke="${ink}" stroke-opacity="0.22" stroke-width="1.4" fill="none"/></g>` +
    sketchedOutline(outline, random, ink, 4) +
    text(name, label, { size: 26, angle: label.angle, halo: colour })
  );
}

function drawRoom({ name, from, to }: { name: string; from: Point; to: Point }, index: number): string {
  const random = createRandom(index + 40);
  const corners = rectangle(from, to);
  return (
    `<path d="${sketchedPath(corners, random)}" fill="#efe8d6"/>` +
    sketchedOutline(corners, random, '#8d877a', 2.4) +
    text(name, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 7 }, { size: 20, colour: '#6b6659' })
  );
}

function drawDoor(): string {
  return (
    `<path d="M452 758L528 758" stroke="${paper}" stroke-width="18" fill="none"/>` +
    `<path d="M452 758Q462 700 528 752" stroke="#8d877a" stroke-width="2" fill="none" stroke-dasharray="5 6"/>` +
    text('Entrance', { x: 490, y: 784 }, { size: 18, colour: '#6b6659' })
  );
}

function drawDesk({ x, y }: Point): string {
  const corners = rectangle({ x: x - 74, y: y - 24 }, { x: x + 74, y: y + 22 });
  return (
    `<path d="${sketchedPath(corners, createRandom(60))}" fill="#d9574f" fill-opacity="0.14"/>` +
    sketchedOutline(corners, createRandom(61), '#b3443d', 2.4) +
    text('Judges’ desk', { x, y: y + 2 }, { size: 17, colour: '#8f362f' })
  );
}

function drawNorth({ x, y }: Point): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(12)"><path d="M0 -20L7 12L0 6L-7 12Z" fill="${ink}" fill-opacity="0.7"/></g>` +
    text('N', { x: x + 8, y: y - 26 }, { size: 15, colour: '#6b6659' })
  );
}

function rectangle(from: Point, to: Point): readonly Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

interface TextLook {
  readonly size: number;
  readonly colour?: string;
  readonly angle?: number;
  /** Drawn behind the letters, so that they stay readable on hatching. */
  readonly halo?: string;
}

function text(words: string, { x, y }: Point, { size, colour = ink, angle = 0, halo }: TextLook): string {
  const behind = halo
    ? ` stroke="${halo}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const turned = angle === 0 ? '' : ` transform="rotate(${angle} ${x} ${y})"`;
  return (
    `<text x="${x}" y="${y}" font-family="ui-rounded, 'Segoe UI', system-ui, sans-serif" font-size="${size}"` +
    ` font-weight="600" letter-spacing="0.6" text-anchor="middle" dominant-baseline="middle" fill="${colour}"${behind}${turned}>${words.replace('&', '&amp;')}</text>`
  );
}
