/**
 * Creates a value when first needed, and keeps it: creating Intl objects costs a phone more than all the rest
 * of a module.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
