/** So many letters fit beside a score on a phone of 360 px, and beside four figures. */
const mostLetters = 17;
const mostBesideFigures = 13;

/** Whether a name is too long for a phone's line. @param ranking four figures stand beside it */
export const isLongName = (name: string, ranking: boolean): boolean =>
  name.length > (ranking ? mostBesideFigures : mostLetters);

/** A name with initials in place of the first name. @example shortName('Marie-Thérèse', 'Hohenfels') // 'M.-T. Hohenfels' */
export function shortName(firstName: string, lastName: string): string {
  const initials = firstName.replaceAll(/(\p{L})[\p{L}\p{M}'’.]*/gu, '$1.');
  return `${initials} ${lastName}`;
}
