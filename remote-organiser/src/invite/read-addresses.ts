/** Enough to catch a slip of the finger; the mail itself shows the rest. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * The addresses of a pasted list, apart by commas, semicolons, spaces or lines; each once, however it is written.
 *
 * @example readAddresses('a@b.org, A@b.org; nobody') // { good: ['a@b.org'], bad: ['nobody'] }
 */
export function readAddresses(text: string): { readonly good: string[]; readonly bad: string[] } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const once = new Map(parts.toReversed().map((part) => [part.toLowerCase(), part]));
  const found = [...once.values()].toReversed();
  return {
    good: found.filter((part) => looksLikeEmail(part)),
    bad: found.filter((part) => !looksLikeEmail(part)),
  };
}
