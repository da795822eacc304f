/** Boards show competitors younger than this by first name and initial. */
const ageOfFullName = 16;

/**
 * Under 16, as far as a year of birth can tell: people who turn 16 this year may still be 15, and count as
 * under 16. Without a year of birth a person counts as a minor.
 */
export function isMinor(yearOfBirth: number | null, year: number): boolean {
  return yearOfBirth === null || year - yearOfBirth <= ageOfFullName;
}

export interface PublicPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  /** The parent, or the adult, has chosen to show the full name. */
  readonly fullNamePublic: boolean;
}

/**
 * The name on public pages: minors appear by first name and initial ("Ada L."), unless somebody chose the
 * full name.
 */
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

/** First letters of the first two words of the name. (behaviour: people#initials) */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
}

const aPrime = 999_999_937;
/** Gives similar names very different hues. */
const goldenRatio = 0.618033988749895;

/**
 * A hue, 0 to 359, that always belongs to a name: the colour behind initials. (behaviour: people#initials)
 */
export function nameHue(name: string): number {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % aPrime;
  return Math.floor(((hash * goldenRatio) % 1) * 360);
}

/** What shows nothing: a number with it looks like the one without. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu;

/**
 * The form that is stored and looked up: upper case, without spaces, and each letter as everybody types it, also where
 * a keyboard made it full-width. (behaviour: people#competitor-number)
 */
export function normaliseCompetitorNumber(text: string): string {
  return text.normalize('NFKC').toUpperCase().normalize('NFKC').replace(unseen, '');
}
