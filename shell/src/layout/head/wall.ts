import { coverLayers, type HeaderLook, headWall, wallImage } from '@topout/domain';

const { width, height, cell } = headWall;

/** The wall of a competition, as a background. */
export const wallOf = (competition: string, facets: HeaderLook['facets']): string =>
  wallImage(coverLayers(competition, width, height, cell), { width, height, facets });
