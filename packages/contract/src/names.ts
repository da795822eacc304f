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

/** Each name is turned once: commands and boards bring the same few again and again. */
function turning(turn: (name: string) => string): (value: unknown) => unknown {
  const known = new Map<string, string>();
  const nameOf = (name: string) => {
    const turned = known.get(name) ?? turn(name);
    if (known.size < mostNames) known.set(name, turned);
    return turned;
  };
  return function turned(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(turned);
    if (!isPlain(value)) return value;
    const names: Names = {};
    // An own property called __proto__ would become the prototype.
    for (const name of Object.keys(value))
      if (name !== '__proto__') names[nameOf(name)] = turned(value[name]);
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
