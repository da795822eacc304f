import { coverLayers, type HeaderLook, headerLook, wallImage } from '@topout/domain';

/** Units: a wide hall, and its cover with a unit to spare. Beyond, the wall repeats. */
const [width, height, cell] = [1920, 160, 210];

/** Of boards that may be old: no competition's colour, and no light of its own. */
const grey: HeaderLook = { background: '#40464c', text: '#ffffff', facets: 'dark' };

/**
 * The colours of a screen's cover, and its facets as a background.
 * @param colour of the competition; undefined in what a screen kept before it knew
 * @param old whether what is below it may no longer be true
 */
export function coverLook(competition: string, colour: string | undefined, old: boolean) {
  const look = old ? grey : lookOf(colour);
  const { facets } = look;
  const wall = wallImage(coverLayers(competition, width, height, cell), { width, height, facets });
  return { ...look, wall };
}

/** A hall cannot mend a colour that is none: it has the product's own. */
function lookOf(colour: string | undefined): HeaderLook {
  try {
    return headerLook(colour);
  } catch {
    return headerLook(undefined);
  }
}
