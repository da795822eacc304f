/** Competitors younger than this are shown by first name and initial. */
const ageOfFullName = 16;

/**
 * Under 16, as far as a year of birth can tell: whoever turns 16 this year may still be 15, and counts as under 16. No year of birth:
 * treated as a minor.
 */
export function isMinor(yearOfBirth: number | null, year: number): boolean {
  return yearOfBirth === null || year - yearOfBirth <= ageOfFullName;
}

export interface PublicPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  /** The parent, or the adult, chose to show the full name. */
  readonly fullNamePublic: boolean;
}

/** The name on public pages: minors by first name and initial ("Ada L."), unless the full name was chosen. */
export function publicName(
  { firstName, lastName, yearOfBirth, fullNamePublic }: PublicPerson,
  year: number,
): { readonly firstName: string; readonly lastName: string } {
  if (fullNamePublic || !isMinor(yearOfBirth, year)) return { firstName, lastName };
  return { firstName, lastName: abbreviated(lastName) };
}

function abbreviated(name: string): string {
  const [letter] = name.trim();
  return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}

/** First letters of the first two words of the name. (spec 1 §9) */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
}

const aPrime = 999_999_937;
/** Names that differ little get hues that differ much. */
const goldenRatio = 0.618033988749895;

/** A hue, 0 to 359, that stays with a name: the colour behind initials. (spec 1 §9) */
export function nameHue(name: string): number {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % aPrime;
  return Math.floor(((hash * goldenRatio) % 1) * 360);
}

/** Uppercased, spaces removed: what is stored and looked up. (spec 1 §5, spec 2 §5) */
export function normaliseCompetitorNumber(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}
