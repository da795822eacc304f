import type { Locator, Page } from '@playwright/test';

/** How light each pixel of a picture is, from 0 to 255, line by line. */
export interface Picture {
  readonly width: number;
  readonly light: readonly number[];
}

/** Runs in the page: a browser knows how to read a PNG. */
const decode = `async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data: rgba } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const light = Array.from({ length: rgba.length / 4 }, (_, at) =>
    Math.round(0.2126 * rgba[at * 4] + 0.7152 * rgba[at * 4 + 1] + 0.0722 * rgba[at * 4 + 2]),
  );
  return { width: bitmap.width, light };
}`;

/** Photographs a part of a page. */
export async function photograph(page: Page, part: Locator): Promise<Picture> {
  const png = (await part.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate<Picture>(`(${decode})('${png}')`);
}

/** A difference between neighbours that an eye sees as a line. */
const visible = 14;

/** The pixels of lines and edges, as columns and rows. */
function linesOf({ width, light }: Picture): readonly (readonly [x: number, y: number])[] {
  return light.flatMap((value, at): [number, number][] => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const right = x + 1 < width ? (light[at + 1] ?? value) : value;
    const below = light[at + width] ?? value;
    return Math.max(Math.abs(value - right), Math.abs(value - below)) >= visible ? [[x, y]] : [];
  });
}

/** Pixels by which the same line may lie elsewhere. */
const tolerance = 1;

function shareOff(one: Picture, other: Picture): number {
  const near = new Set<string>();
  for (const [x, y] of linesOf(other))
    for (let dx = -tolerance; dx <= tolerance; dx += 1)
      for (let dy = -tolerance; dy <= tolerance; dy += 1) near.add(`${x + dx}/${y + dy}`);
  const lines = linesOf(one);
  return lines.length === 0 ? 0 : lines.filter(([x, y]) => !near.has(`${x}/${y}`)).length / lines.length;
}

/** How far two drawings differ in their lines, whatever their colours: 0 the same, 1 nothing in common. */
export const differenceOfLines = (one: Picture, other: Picture): number =>
  Math.max(shareOff(one, other), shareOff(other, one));

/** The share of pixels that are clearly lighter or darker in one of two pictures. */
export const differenceOfLight = (one: Picture, other: Picture): number =>
  one.light.filter((value, at) => Math.abs(value - (other.light[at] ?? value)) > 24).length /
  one.light.length;
