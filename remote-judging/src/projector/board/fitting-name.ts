/**
 * A name in one line: whole if it fits, otherwise with initials for the first name.
 * @example fittingName({ firstName: 'Marie-Thérèse', lastName: 'von Hohenfels' }, 20) // 'M.-T. von Hohenfels'
 */
export function fittingName(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  letters: number,
): string {
  const whole = `${firstName} ${lastName}`.trim();
  return whole.length <= letters || lastName === '' ? whole : `${initialsOf(firstName)} ${lastName}`.trim();
}

/** Letters with their accents, whatever the script. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const initialsOf = (name: string) =>
  name
    .split(/([\s-]+)/)
    .map((part, index) => (index % 2 === 1 ? part : part && `${[...letters.segment(part)][0]?.segment}.`))
    .join('');
