import { safeCharacters } from '../tickets/safe-characters.ts';

/** How many random bytes make a reference. */
export const referenceBytes = 12;

/**
 * The id of a request, short enough to be read out to whoever looks into the server's log.
 *
 * @param random as many bytes as `referenceBytes`
 * @example reference(bytes) // '7K3M-9Q2X-AB4D'
 */
export function reference(random: Uint8Array): string {
  let text = '';
  for (const [index, byte] of random.entries()) {
    if (index > 0 && index % 4 === 0) text += '-';
    text += safeCharacters[byte % safeCharacters.length] ?? '';
  }
  return text;
}

/** Whether a caller's own id of a request may stand in the log and in answers. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9._-]{8,64}$/.test(text);
