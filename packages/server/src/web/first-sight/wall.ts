import type { Competition } from '@topout/contract';
import { coverLayers, headerLook, headWall, topOfWall, wallAddress } from '@topout/domain';

/** The bar at the top of every page, pixels. */
export const barHeight = 56;

/** Of the head of a page that goes on under the bar, pixels. */
const mostHeight = 92;

/**
 * The wall of a competition as the page will have it, for a drawing that starts so many pixels below the page's top. A picture:
 * what a page paints largest is there from its first moment.
 */
export function wall({ uuid, headerColour }: Competition, below: number): string {
  const { width, height, cell } = headWall;
  const layers = topOfWall(coverLayers(uuid, width, height, cell), mostHeight);
  const { facets } = headerLook(headerColour);
  const address = wallAddress(layers, { width, height: mostHeight, facets });
  return `<image width="${width}" height="${mostHeight}" y="${0 - below}" href="${address}"/>`;
}
