import { createHash } from 'node:crypto';
import { escapeHtml } from '../document/escape-html.ts';

/** What a link preview says about a page. */
export interface Preview {
  readonly name: string;
  readonly place: string;
  readonly state: string;
  readonly colour: string;
  /** The ranking that the first three lead. */
  readonly heading: string;
  /** `1. Ada Rock`, in its public form. */
  readonly first: readonly string[];
}

/** The size at which link previews show pictures. */
export const width = 1200;
export const height = 630;

/** DejaVu is wide: a letter takes about this share of its size. */
const letter = 0.64;

/** A text in lines that fit; the last one is cut off. */
function linesOf(text: string, size: number, most: number): string[] {
  const fits = Math.floor((width - 160) / (size * letter));
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= fits) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  return lines
    .slice(0, most)
    .map((line, i) =>
      line.length > fits || (i === most - 1 && lines.length > most) ? `${line.slice(0, fits - 1)}…` : line,
    );
}

const textAt =
  (y: number, size: number, colour: string, weight: 'bold' | 'normal') => (text: string, i: number) =>
    `<text x="80" y="${y + i * size * 1.2}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeHtml(text)}</text>`;

/** The preview as a drawing: name, place and state at the top, the first three below. */
export function drawingOf({ name, place, state, colour, heading, first }: Preview): string {
  const title = linesOf(name, 64, 2);
  const below = 130 + title.length * 77;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="DejaVu Sans">`,
    `<rect width="${width}" height="${height}" fill="#14171a"/>`,
    `<rect width="${width}" height="24" fill="${escapeHtml(colour)}"/>`,
    ...title.map(textAt(130, 64, '#ffffff', 'bold')),
    ...linesOf([state, place].filter(Boolean).join(' · '), 32, 1).map(
      textAt(below - 20, 32, '#c3c9cf', 'normal'),
    ),
    ...linesOf(heading, 28, 1).map(textAt(below + 62, 28, '#c3c9cf', 'normal')),
    ...first.flatMap((line) => linesOf(line, 40, 1)).map(textAt(below + 122, 40, '#ffffff', 'bold')),
    `<g transform="translate(1040 500)" fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h80" stroke="#ff7a45"/><path d="M9 70 40 22l31 48"/></g>`,
    '</svg>',
  ].join('');
}

/** Equal drawings have equal tags. */
export const tagOf = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);
