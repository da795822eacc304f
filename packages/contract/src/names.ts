/** One name in the code's spelling. */
export const camelName = (name: string): string =>
  name.includes('_') ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name;

/** One name in the spelling of wire and SQL. */
export const snakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** More names than the contract and the tables have, so that unknown names cannot make it grow. */
const mostNames = 4_000;

type Names = Record<string, unknown>;

function isPlain(value: object): value is Names {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Includes objects from parsers, which have their own prototype without properties.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Converts all names in a value, each only once: commands and boards repeat the same few.
 *
 * @param turn returns null for a name to leave out, with its value
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
 * `first_name` on the wire and in SQL becomes `firstName` in the code, at every depth. Leaves alone keys that
 * are uuids and anything that is not a plain object: dates, bytes.
 */
export const camelNames = turning(camelName);

/** The reverse. */
export const snakeNames = turning(snakeName);
