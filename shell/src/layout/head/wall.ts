import { coverLayers, type HeaderLook, wallImage } from '@topout/domain';

/** Pixels: as wide as a laptop, and as high as the tallest head of a page. Beyond, it repeats. */
const [width, height] = [1920, 400];
const cell = 95;

/** The wall of a competition, as a background. */
export const wallOf = (competition: string, facets: HeaderLook['facets']): string =>
  wallImage(coverLayers(competition, width, height, cell), { width, height, facets });
