import { coverLayers, coverLook, facetsOf } from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';

/** A competition's wall as shapes, as `Cover` and the header draw it. */
function facetPaths(
  { uuid, headerColour }: { readonly uuid: string; readonly headerColour: string },
  [width, height, cell]: readonly [width: number, height: number, cell: number],
): string {
  const { facets } = coverLook(headerColour);
  return facetsOf(coverLayers(uuid, width, height, cell), facets)
    .map(({ path, fill, opacity }) => `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`)
    .join('');
}

/** A wall that fills its box, in the competition's colour. */
export function coverSvg(
  competition: { readonly uuid: string; readonly headerColour: string },
  size: readonly [width: number, height: number, cell: number],
): string {
  const [width, height] = size;
  const { background } = coverLook(competition.headerColour);
  return `<svg class="wall" aria-hidden="true" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${escapeHtml(background)}"/>${facetPaths(competition, size)}</svg>`;
}
