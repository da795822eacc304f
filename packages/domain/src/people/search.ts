interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** Competitor number. */
  readonly number?: string | null | undefined;
}

/** Letters that are none of the alphabet with something on it, and the apostrophes that phones make of the plain one. */
const spelt: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '‘': "'",
  '’': "'",
};

/** As it is typed on a keyboard without accents, and without capitals. */
export const plainText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđßæœı‘’]/g, (letter) => spelt[letter] ?? letter);

/**
 * Whether the typed text, ignoring case and accents, begins the first name, the last name, the full name or the competitor
 * number. Nothing typed matches everybody.
 *
 * @source spec 2 §5
 */
export function matchesSearch(text: string, { firstName, lastName, number }: Named): boolean {
  const typed = plainText(text.trim());
  return [firstName, lastName, `${firstName} ${lastName}`, number ?? ''].some((name) =>
    plainText(name).startsWith(typed),
  );
}
