/** Three letters, as federations write the country that somebody climbs for: `AUT`. */
export const nationPattern = '^[A-Z]{3}$';

/**
 * A country code as a list or a form writes it; undefined if it is none.
 *
 * @example readNation(' aut') // 'AUT'
 */
export function readNation(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return new RegExp(nationPattern).test(code) ? code : undefined;
}
