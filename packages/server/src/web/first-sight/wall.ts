import type { Competition } from '@topout/contract';
import { coverLayers, headerLook, headWall, topOfWall, wallAddress } from '@topout/domain';

/** The bar at the top of every page, pixels. */
export const barHeight = 56;

/** Of the head of a page that goes on under the bar, pixels. */
const headHeight = 92;

interface Part {
  /** Pixels from the page's top to the drawing's. */
  readonly below: number;
  /** The cover goes on to the end of the wall. */
  readonly tall?: boolean;
}

/**
 * The wall of a competition as the page will have it. As a picture, because what a page paints largest should be
 * there from its first moment.
 */
export function wall({ uuid, headerColour }: Competition, { below, tall = false }: Part): string {
  const { width, height, cell } = headWall;
  const shown = tall ? height : headHeight;
  const layers = topOfWall(coverLayers(uuid, width, height, cell), shown);
  const { facets } = headerLook(headerColour);
  const address = wallAddress(layers, { width, height: shown, facets });
  return `<image width="${width}" height="${shown}" y="${0 - below}" href="${address}"/>`;
}
