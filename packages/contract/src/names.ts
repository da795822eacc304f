/** One name, as the code has it. */
export const camelName = (name: string): string =>
  name.includes('_') ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name;

/** One name, as it stands on the wire and in SQL. */
export const snakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** More names than the contract and the tables have; whoever sends others makes nothing grow. */
const mostNames = 4_000;

type Names = Record<string, unknown>;

function isPlain(value: object): value is Names {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Also what parsers make, on a prototype of their own without any.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Turns all names of a value, each once: commands and boards bring the same few again and again.
 *
 * @param turn answers null for a name that is left out, with what it stands for
 */
export function turning(turn: (name: string) => string | null): (value: unknown) => unknown {
  const known = new Map<string, string | null>();
  const nameOf = (name: string) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const turned = turn(name);
    if (known.size < mostNames) known.set(name, turned);
    return turned;
  };
  return function turned(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(turned);
    if (!isPlain(value)) return value;
    const names: Names = {};
    // An own property called __proto__ would become the prototype.
    for (const name of Object.keys(value)) {
      const to = name === '__proto__' ? null : nameOf(name);
      if (to !== null) names[to] = turned(value[name]);
    }
    return names;
  };
}

/**
 * What is `first_name` on the wire and in SQL is `firstName` in the code, all the way down. Keys that are uuids stay as they are, and
 * so does what is no plain object: dates, bytes.
 */
export const camelNames = turning(camelName);

/** The way back. */
export const snakeNames = turning(snakeName);
