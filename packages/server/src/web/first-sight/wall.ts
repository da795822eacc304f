import type { Competition } from '@topout/contract';
import { coverLayers, headerLook, headWall, topOfWall, wallAddress } from '@topout/domain';

/** The bar at the top of every page, pixels. */
export const barHeight = 56;

/** What stands under the bar of a page: the cover goes on to the end of the wall, or a while, pixels. */
export const underBar = { cover: headWall.height - barHeight, card: 96, band: 36 } as const;

interface Part {
  /** Pixels from the page's top to the drawing's. */
  readonly below: number;
  /** How far the wall goes on under the bar, pixels. */
  readonly under: number;
}

/**
 * The wall of a competition as the page will have it. As a picture, because what a page paints largest should be
 * there from its first moment.
 */
export function wall(
  { uuid, headerColour }: Pick<Competition, 'uuid' | 'headerColour'>,
  { below, under }: Part,
): string {
  const { width, height, cell } = headWall;
  const shown = barHeight + under;
  const layers = topOfWall(coverLayers(uuid, width, height, cell), shown);
  const { facets } = headerLook(headerColour);
  const address = wallAddress(layers, { width, height: shown, facets });
  return `<image width="${width}" height="${shown}" y="${0 - below}" href="${address}"/>`;
}
