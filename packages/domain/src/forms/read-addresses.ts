import { email } from './required.ts';

const address = email();

/**
 * The addresses in a pasted list, separated by commas, semicolons, spaces or lines; each once, whatever its
 * case.
 *
 * @example readAddresses('a@b.org, A@b.org; nobody') // { good: ['a@b.org'], bad: ['nobody'] }
 */
export function readAddresses(text: string): { readonly good: string[]; readonly bad: string[] } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const once = new Map(parts.toReversed().map((part) => [part.toLowerCase(), part]));
  const found = [...once.values()].toReversed();
  return {
    good: found.filter((part) => address.isValidSync(part)),
    bad: found.filter((part) => !address.isValidSync(part)),
  };
}
