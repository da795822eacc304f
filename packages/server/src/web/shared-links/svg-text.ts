import { escapeHtml } from '../document/escape-html.ts';

/** DejaVu is wide: a letter takes about this share of its size. */
const letter = 0.64;

export interface TextLook {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly weight?: 'bold' | 'normal';
  readonly anchor?: 'start' | 'end';
}

/** A drawing with any of these is none. */
const noXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** One line of text. */
export const text = (content: string, look: TextLook): string => {
  const { x = 80, y, size, colour, weight = 'normal', anchor = 'start' } = look;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${colour}">${escapeHtml(content.replaceAll(noXml, ''))}</text>`;
};

/** How wide a line comes out, pixels. */
export const widthOf = (content: string, size: number): number => content.length * size * letter;

/** A text in lines that fit; the last one is cut off. @param width pixels */
export function linesOf(content: string, size: number, most: number, width: number): string[] {
  const fits = Math.floor(width / (size * letter));
  const lines = [''];
  for (const word of content.split(/\s+/)) {
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
