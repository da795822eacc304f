/** 32 letters and digits of which no two look alike: neither I, L nor O, and no U. */
export const safeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Such characters as somebody typed or scanned them: in any case, with spaces and hyphens, with O for 0, and I
 * or L for 1. Null = there are others.
 */
export function readSafeCharacters(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replace(/[\s‐-―-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return Array.from(plain).every((character) => safeCharacters.includes(character)) ? plain : null;
}
