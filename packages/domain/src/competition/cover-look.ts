import { darkText } from './contrast.ts';
import { type HeaderLook, headerLook } from './header-look.ts';

/** How a competition's cover is painted, in words that a page's own styles know. */
export interface CoverLook extends Pick<HeaderLook, 'background' | 'facets'> {
  /** What is written on it in. */
  readonly text: 'white' | 'dark' | 'black';
}

/** The look of a cover in a list: a colour that cannot be used costs its own cover alone, which is the product's. */
export function coverLook(colour: string): CoverLook {
  const { background, text, facets } = headerLook(isColour(colour) ? colour : undefined);
  return { background, facets, text: text === '#ffffff' ? 'white' : text === darkText ? 'dark' : 'black' };
}

function isColour(colour: string): boolean {
  try {
    headerLook(colour);
    return true;
  } catch {
    return false;
  }
}
