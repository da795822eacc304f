type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K;

/** What the wire calls `first_name`, the client reads as `firstName` (spec 1 §7), all the way down. */
export type Camelised<T> = T extends readonly unknown[]
  ? { [I in keyof T]: Camelised<T[I]> }
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: Camelised<T[K]> }
    : T;

export const toCamel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const mayHaveKeys = (value: unknown) => typeof value === 'object' && value !== null;

/** Keys that are uuids stay as they are: they hold no underscore. */
export function camelise(value: unknown): unknown {
  // Of a large board most is lists of figures: they stay what they are.
  if (Array.isArray(value)) return value.some(mayHaveKeys) ? value.map(camelise) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [toCamel(key), camelise(item)]));
}

/** The way to the wire. Half a character, as a cut-off emoji leaves it, is refused there: it becomes U+FFFD. */
export function snakify(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(snakify);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [toSnake(key), snakify(item)]));
}
