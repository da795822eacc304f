import { contrastText, darkText } from './contrast.ts';

/** For pages without a competition. */
const ownColour = '#14171a';

export interface HeaderLook {
  readonly background: string;
  readonly text: string;
  /** What may be drawn over the background without bringing it nearer to the text. */
  readonly facets: 'both' | 'light' | 'dark';
}

/**
 * The header in a competition's colour, or in the product's own while there is none, with readable text
 * (behaviour: pages#header-and-menu).
 *
 * @throws Error('Invalid color') on a value that is not a colour, including an empty one (behaviour:
 * pages#header-and-menu)
 */
export function headerLook(colour: string | undefined): HeaderLook {
  const background = colour ?? ownColour;
  const { text, level } = contrastText(background);
  // On a mid-grey neither is enough, but black is: if white has less than 4.5, black has more than 4.6.
  if (level === 'LOW') return { background, text: '#000000', facets: 'light' };
  const away = text === 'white' ? 'dark' : 'light';
  return {
    background,
    text: text === 'white' ? '#ffffff' : darkText,
    facets: level === 'AAA' ? 'both' : away,
  };
}
