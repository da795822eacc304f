/** One name, as the code has it. */
export const camelName = (name: string): string =>
  name.includes('_') ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name;
/** One name, as it stands on the wire and in SQL. */
export const snakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Also what parsers make, on a prototype of their own without any.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const mayHaveNames = (value: unknown) => typeof value === 'object' && value !== null;

function renamed(value: unknown, rename: (name: string) => string): unknown {
  // Of a large board most is lists of figures: they stay what they are.
  if (Array.isArray(value))
    return value.some(mayHaveNames) ? value.map((item) => renamed(item, rename)) : value;
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [rename(name), renamed(item, rename)]),
  );
}

/**
 * What is `first_name` on the wire and in SQL is `firstName` in the code, all the way down. Keys that are uuids stay as they are, and
 * so does what is no plain object: dates, bytes.
 */
export const camelNames = (value: unknown): unknown => renamed(value, camelName);

/** The way back. */
export const snakeNames = (value: unknown): unknown => renamed(value, snakeName);
