import { countMarks, headerLook, ordinal, skylineOf } from '@topout/domain';
import type { CardPreview } from './preview.ts';
import { linesOf, text, widthOf } from './svg-text.ts';
import { height, mark, skyline, svg, wall, width } from './wall.ts';

/** The preview of a card: the place, whose it is and the day as a skyline, on the competition's wall. */
export function drawCard(preview: CardPreview): string {
  const { competition, category, climber, position, scoreText, marks, colour } = preview;
  const { text: ink } = headerLook(colour);
  const name = linesOf(climber, 60, 1, width - 160);
  const about = [category, position === null ? '' : scoreText, tops(marks)].filter(Boolean).join(' · ');
  return svg(
    wall(preview, height),
    text(linesOf(competition, 32, 1, width - 300)[0] ?? '', { y: 100, size: 32, colour: ink }),
    mark(width - 144, 56, ink),
    place(position, scoreText, ink),
    ...name.map((line) => text(line, { y: 382, size: 60, colour: ink, weight: 'bold' })),
    ...linesOf(about, 32, 1, width - 160).map((line) => text(line, { y: 434, size: 32, colour: ink })),
    day(marks, ink),
  );
}

/** As large as it gets; without one, the score. */
function place(position: number | null, scoreText: string, colour: string): string {
  const figure = position === null ? scoreText : String(position);
  if (figure === '') return '';
  const size = position === null ? 90 : 190;
  const ending = position === null ? '' : ordinal(position).slice(figure.length);
  return [
    text(figure, { y: 292, size, colour, weight: 'bold' }),
    text(ending, { x: 92 + widthOf(figure, size) * 1.1, y: 292, size: 72, colour, weight: 'bold' }),
  ].join('');
}

function day(marks: string, colour: string): string {
  const drawing = skylineOf(marks, 'wide');
  if (!drawing || countMarks(marks).tried === 0) return '';
  const scale = Math.min(6, (width - 160) / drawing.width);
  const y = height - 40 - drawing.height * scale;
  // What was reached in part is as much paler here as on the board.
  return skyline(drawing, { x: 80, y, scale, full: colour, half: colour, halfOpacity: 0.55 });
}

function tops(marks: string): string {
  const { tops: count } = countMarks(marks);
  if (count === 0) return '';
  return count === 1 ? '1 top' : `${count} tops`;
}
