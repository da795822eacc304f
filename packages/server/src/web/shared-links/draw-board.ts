import { headerLook, skylineOf } from '@topout/domain';
import type { Leader, Preview } from './preview.ts';
import { linesOf, text, widthOf } from './svg-text.ts';
import { colours, height, mark, skyline, svg, wall, width } from './wall.ts';

const right = width - 80;

/** Names of the first three are cut at the skylines. */
const skylinesAt = 620;

/** Skylines are at most so wide, pixels. */
const widest = 280;

/** The preview of a board or a league: its wall with name, place and state, and the first three below. */
export function drawBoard(preview: Preview): string {
  const { name, place, state, colour, heading, first } = preview;
  const title = linesOf(name, 60, 2, width - 280);
  const { text: ink } = headerLook(colour);
  const high = first.length > 0 ? 176 + title.length * 72 : height;
  const about = linesOf([state, place].filter(Boolean).join(' · '), 32, 1, width - 160);
  return svg(
    `<rect width="${width}" height="${height}" fill="${colours.page}"/>`,
    wall(preview, high),
    ...title.map((line, i) => text(line, { y: 112 + i * 72, size: 60, colour: ink, weight: 'bold' })),
    ...about.map((line) => text(line, { y: 112 + title.length * 72, size: 32, colour: ink })),
    mark(width - 144, 56, ink),
    ...(first.length > 0
      ? [text(heading, { y: high + 56, size: 28, colour: colours.soft, weight: 'bold' })]
      : []),
    ...first.map((leader, i) => line(leader, high + 122 + i * (title.length > 1 ? 68 : 84))),
  );
}

function line({ position, name, scoreText, marks }: Leader, y: number): string {
  const drawing = skylineOf(marks, 'wide');
  const under = scoreText.endsWith(' pts') ? 'pts' : '';
  const score = scoreText.replace(/ pts$/, '');
  const look = { y, size: 36, colour: colours.ink, weight: 'bold' } as const;
  const room = (drawing ? skylinesAt : right - widthOf(score, 36)) - 160;
  return [
    text(String(position), look),
    ...linesOf(name, 36, 1, room).map((shown) => text(shown, { ...look, x: 150 })),
    drawing ? drawn(drawing, y) : '',
    text(score, { ...look, x: under === '' ? right : right - widthOf(under, 24) - 8, anchor: 'end' }),
    text(under, { y, x: right, size: 24, colour: colours.soft, anchor: 'end' }),
  ].join('');
}

function drawn(drawing: NonNullable<ReturnType<typeof skylineOf>>, y: number): string {
  const scale = Math.min(2, widest / drawing.width);
  const placed = { x: skylinesAt, y: y - drawing.height * scale, scale };
  return skyline(drawing, { ...placed, full: colours.top, half: colours.half, halfOpacity: 1 });
}
