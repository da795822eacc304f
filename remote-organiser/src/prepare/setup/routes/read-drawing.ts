import { routesTexts as texts } from './texts.ts';

/** The largest size that the server accepts. */
const mostBytes = 1_000_000;

/** The text of a drawing. @throws Error with a sentence for the person who chose the file */
export async function readDrawing(file: File): Promise<string> {
  if (file.size > mostBytes) throw new Error(texts.tooLarge);
  const text = await file.text();
  if (!text.includes('<svg')) throw new Error(texts.notSvg);
  return text;
}

/** A file's name as the name of a map: `ground_floor.svg` → "ground floor". */
export const mapNameOf = ({ name }: File): string =>
  name
    .replace(/\.svg$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 100);
