interface Named {
  readonly firstName: string;
  readonly lastName: string;
  /** Competitor number. */
  readonly number?: string | null | undefined;
}

/**
 * Letters that are not an alphabet letter plus an accent, and the apostrophes that phones type instead of the
 * plain one.
 */
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

/** The text as typed on a keyboard without accents or capitals. */
export const plainText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđßæœı‘’]/g, (letter) => spelt[letter] ?? letter);

/**
 * Whether the first name, last name, full name or competitor number starts with the typed text, ignoring case
 * and accents. Empty text matches everybody.
 *
 * @source behaviour: boards#search
 */
export function matchesSearch(text: string, { firstName, lastName, number }: Named): boolean {
  const typed = plainText(text.trim());
  return [firstName, lastName, `${firstName} ${lastName}`, number ?? ''].some((name) =>
    plainText(name).startsWith(typed),
  );
}
