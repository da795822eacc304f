import { contrastText, darkText } from '@topout/domain';

/** Pages without a competition. */
const ownColour = '#14171a';

export interface HeaderLook {
  readonly background: string;
  readonly text: string;
}

/**
 * The header in a competition's colour, or in the product's own when there is none yet, with the text that can be
 * read on it (spec 1 §2).
 *
 * @throws Error('Invalid color') on a value that is no colour, also an empty one (spec 1 §5)
 */
export function headerLook(colour: string | undefined): HeaderLook {
  const background = colour ?? ownColour;
  const { text, level } = contrastText(background);
  // On a mid-grey neither is enough, and black is: where white has less than 4.5, black has more than 4.6.
  if (level === 'LOW') return { background, text: '#000000' };
  return { background, text: text === 'white' ? '#ffffff' : darkText };
}

/** The same, and the product's own colour in place of one that cannot be used; the error goes to the console. */
export function safeHeaderLook(colour: string | undefined): HeaderLook {
  try {
    return headerLook(colour);
  } catch (error) {
    reportError(error);
    return headerLook(undefined);
  }
}
